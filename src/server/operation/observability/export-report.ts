import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Counting } from './recorder.ts';

/** Where losses are logged; absent until there is a log. */
export interface LossLog {
  warn?: (message: string) => void;
}

/** OpenTelemetry's code of an export that succeeded. */
const SUCCESS = 0;

/** The same exporter, with every export counted; the log says when spans begin to be lost, and when they arrive again. */
export function reportExports(
  exporter: SpanExporter,
  recorder: Counting,
  log: LossLog,
): SpanExporter {
  let isLosing = false;
  const report = (outcome: 'sent' | 'lost') => {
    recorder.count('loanfront_trace_exports_total', { outcome });
    if ((outcome === 'lost') === isLosing) return;
    isLosing = outcome === 'lost';
    log.warn?.(
      isLosing
        ? 'The collector of traces cannot be reached: spans are lost'
        : 'The collector of traces accepts spans again',
    );
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result.code === SUCCESS ? 'sent' : 'lost');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}
