import type { submit } from '#calls/application/submit.ts';
import type { Answered } from '#calls/call.ts';
import { toCents } from '#domain/money/money.ts';
import type { VerdictAnswer } from '#journey/application/event.ts';
import type { Draft } from '#journey/application/state.ts';
import { loanAt } from '#journey/loan.ts';
import type { AssessedHousehold } from '#journey/shared-application.ts';
import { calls } from '../calls.ts';
import { endIn } from './link-end.ts';

type Told = NonNullable<Answered<typeof submit, 200>['verdicts']>;

/** Saves the co-borrower's part, and asks what the server assesses of the two. */
export async function fetchVerdict(draft: Draft, productName: string): Promise<VerdictAnswer> {
  const reply = await calls.saveDraft(draft, false);
  if (reply.kind === 'gone') return { kind: 'ended', end: endIn(reply.body) };
  const verdicts = reply.kind === 'ok' ? reply.body.verdicts : undefined;
  return verdicts
    ? { kind: 'assessed', assessed: assessedOf(verdicts, productName) }
    : { kind: 'unreachable' };
}

function assessedOf({ proposal, ...verdicts }: Told, productName: string): AssessedHousehold {
  if (proposal === undefined || proposal === 'not-offered')
    return proposal ? { ...verdicts, proposal } : verdicts;
  const { product, amount, additionalAmount, duration, taeg, reasons } = proposal;
  const wanted = {
    product,
    productName,
    amount: toCents(amount),
    additionalAmount: toCents(additionalAmount),
    duration,
  };
  const loan = loanAt(wanted, duration, taeg);
  return { ...verdicts, proposal: { leaving: '3', loan, reasons } };
}
