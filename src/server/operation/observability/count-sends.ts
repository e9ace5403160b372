import { FAMILY_OF, isProductCode } from '#domain/tariff/tariff.ts';
import type { Fault } from '#journey/fault.ts';
import type { Counted } from './metric-table.ts';
import type { Counting } from './recorder.ts';

/** How a send ended; `faults`: why it was refused. */
export interface SendEnd {
  kind: Counted['loanfront_sends_total']['outcome'];
  faults?: readonly Fault[];
}

/** Counts a send, and what it was refused for. `product`: its code, `joint` once two have filled it in. */
export function countSend(
  recorder: Counting,
  product: unknown,
  { kind: outcome, faults = [] }: SendEnd,
): void {
  const single = isProductCode(product) ? FAMILY_OF[product] : 'unknown';
  const family = product === 'joint' ? product : single;
  recorder.count('loanfront_sends_total', { family, outcome });
  for (const { kind } of faults) recorder.count('loanfront_send_faults_total', { kind });
}
