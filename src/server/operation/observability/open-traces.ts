import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { within } from '../../http/within.ts';
import { type LossLog, reportExports } from './export-report.ts';
import type { Counting } from './recorder.ts';
import type { Traces } from './traces.ts';

export interface TraceSettings {
  /** The collector's address for spans, by OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of traces that is kept, 0 to 1; those that a trusted proxy began follow it. */
  ratio: number;
}

/** How long the last spans may take at the end, in milliseconds. */
const MAX_CLOSING_TIME = 1_000;

const FAILED = { code: SpanStatusCode.ERROR };

/** Sends spans to a collector. A collector that cannot be reached loses spans, and disturbs nothing else. */
export function openTraces(
  { url, headers, serviceName, ratio }: TraceSettings,
  version: string,
  recorder: Counting,
  log: LossLog,
): Traces {
  const exporter = reportExports(
    new OTLPTraceExporter({ url, headers: { ...headers } }),
    recorder,
    log,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('loanfront', version);
  const current = new AsyncLocalStorage<Context>();

  return {
    within: async (name, facts, work) => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus(FAILED); // without its message, which may quote what was sent
        throw error;
      } finally {
        span.end();
      }
    },
    beginRequest: (header = '') => {
      const given = parseTraceParent(header);
      const parent = given
        ? trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true })
        : ROOT_CONTEXT;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => current.run(context, work),
        end: (name, facts, isFailure) => {
          span.updateName(name).setAttributes(facts);
          if (isFailure) span.setStatus(FAILED);
          span.end();
        },
      };
    },
    noteQuery: (text, milliseconds, isFailure) => {
      const parent = current.getStore();
      if (parent === undefined) return; // polls for jobs belong to nothing
      const end = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = tracer.startSpan(
        `query ${/^\W*(\w+)/.exec(text)?.[1] ?? ''}`,
        { kind: SpanKind.CLIENT, attributes, startTime: end - milliseconds },
        parent,
      );
      if (isFailure) span.setStatus(FAILED);
      span.end(end);
    },
    close: () =>
      within(
        MAX_CLOSING_TIME,
        provider.shutdown().catch(() => {}),
        undefined,
      ),
  };
}
