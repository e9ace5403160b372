import { expect, it } from 'vitest';
import { readTraceParent } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('reads the trace, the span, and whether it is sampled', () => {
  const read = { traceId: TRACE, spanId: SPAN };
  expect(readTraceParent(`00-${TRACE}-${SPAN}-01`)).toEqual({ ...read, traceFlags: 1 });
  expect(readTraceParent(`00-${TRACE}-${SPAN}-00`)).toEqual({ ...read, traceFlags: 0 });
});

it.each([
  undefined,
  '',
  'emile@example.be',
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])('does not take %j', (written) => {
  expect(readTraceParent(written)).toBeUndefined();
});
