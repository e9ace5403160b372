import type { SpanExporter } from '@opentelemetry/sdk-trace';

export type ExportOutcome = 'sent' | 'lost';

/** OpenTelemetry's code of an export that succeeded. */
const SUCCESS = 0;

/** The same exporter, which also tells what came of each export. */
export function reportingExporter(
  exporter: SpanExporter,
  report: (outcome: ExportOutcome) => void,
): SpanExporter {
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
