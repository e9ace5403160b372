import type { Counting } from '../metrics/recorder.ts';
import type { ExportOutcome } from '../tracing/reporting-exporter.ts';

/** Where losses are logged; absent until there is a log. */
export interface LossReport {
  warn?: (message: string) => void;
}

/** Counts every export of spans, and logs when they begin to be lost, and when they arrive again. */
export function reportExports(
  recorder: Counting,
  report: LossReport,
): (outcome: ExportOutcome) => void {
  let isLosing = false;
  return (outcome) => {
    recorder.count('loanfront_trace_exports_total', { outcome });
    if ((outcome === 'lost') === isLosing) return;
    isLosing = outcome === 'lost';
    report.warn?.(
      isLosing
        ? 'The collector of traces cannot be reached: spans are lost'
        : 'The collector of traces takes spans again',
    );
  };
}
