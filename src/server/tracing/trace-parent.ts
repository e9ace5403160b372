/** The parts of a `traceparent` header (W3C Trace Context §3.2); undefined if the header is invalid. */
export function readTraceParent(
  written: string | undefined,
): { traceId: string; spanId: string; traceFlags: number } | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(written ?? '') ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}
