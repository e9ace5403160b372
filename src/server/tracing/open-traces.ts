import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import { within } from '../time-limit/within.ts';
import { type ExportOutcome, reportingExporter } from './reporting-exporter.ts';
import { readTraceParent } from './trace-parent.ts';
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
const CLOSING = 1_000;

/**
 * Sends spans to a collector. The packages are loaded here, so that a server without one never loads them.
 * A collector that cannot be reached loses spans, and disturbs nothing else.
 */
export async function openTraces(
  { url, headers, serviceName, ratio }: TraceSettings,
  version: string,
  report: (outcome: ExportOutcome) => void,
): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = reportingExporter(
    new OTLPTraceExporter({ url, headers: { ...headers } }),
    report,
  );
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('loanfront', version);
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api;
  const current = new AsyncLocalStorage<Context>();
  const contextNow = () => current.getStore() ?? ROOT_CONTEXT;
  const FAILED = { code: SpanStatusCode.ERROR };

  return {
    within: async (name, facts, work) => {
      const parent = contextNow();
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
    beginRequest: (written) => {
      const given = readTraceParent(written);
      const parent =
        given === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true });
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
        CLOSING,
        provider.shutdown().catch(() => {}),
        undefined,
      ),
  };
}
