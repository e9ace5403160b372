import { toCents } from '#domain/money/money.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import type { ConditionReason } from '#journey/alternative-conditions.ts';
import type { HouseholdVerdict, OfferedConditions } from '#journey/facts.ts';
import { loanAt } from '#journey/loan.ts';
import { calls, type DraftCall, propertyOf, type Reply } from './calls.ts';
import { endIn, type LinkEnd } from './coborrowers-part.ts';

/** What the server judged of the two: verdicts, and other conditions where there are any. */
export interface Judged extends HouseholdVerdict {
  readonly proposal?: OfferedConditions | 'not-offered';
}

export type AskedVerdict =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ended'; readonly end: LinkEnd }
  | { readonly kind: 'judged'; readonly judged: Judged };

/** Saves the co-borrower's part, and asks what the server judges of the two. */
export async function askForVerdict(draft: DraftCall, productName: string): Promise<AskedVerdict> {
  const reply = await calls.saveDraft(draft, false);
  if (reply.kind === 'answered' && reply.status === 410)
    return { kind: 'ended', end: endIn(reply.body) };
  const judged = verdictIn(reply, productName);
  return judged ? { kind: 'judged', judged } : { kind: 'unreachable' };
}

/** Reads the verdicts that come with a saved draft; nothing while there is nothing to judge. */
function verdictIn(reply: Reply, productName: string): Judged | undefined {
  if (reply.kind !== 'answered' || reply.status !== 200) return undefined;
  const verdicts = propertyOf(reply.body, 'verdicts');
  const isTight = propertyOf(verdicts, 'isTight');
  const hasInsufficientIncomes = propertyOf(verdicts, 'hasInsufficientIncomes');
  if (typeof isTight !== 'boolean' || typeof hasInsufficientIncomes !== 'boolean') return undefined;
  const proposal = proposalIn(propertyOf(verdicts, 'proposal'), productName);
  return { isTight, hasInsufficientIncomes, ...(proposal && { proposal }) };
}

function proposalIn(
  proposal: unknown,
  productName: string,
): OfferedConditions | 'not-offered' | undefined {
  if (proposal === 'not-offered') return proposal;
  const number = (name: string) => Number(propertyOf(proposal, name));
  const product = propertyOf(proposal, 'product');
  const reasons = propertyOf(proposal, 'reasons');
  if (typeof product !== 'string' || !isProductCode(product) || !Array.isArray(reasons))
    return undefined;
  const wanted = {
    product,
    productName,
    amount: toCents(number('amount')),
    additionalAmount: toCents(number('additionalAmount')),
    duration: number('duration'),
  };
  return {
    leaving: '3',
    loan: loanAt(wanted, wanted.duration, number('taeg')),
    reasons: reasons as readonly ConditionReason[],
  };
}
