import { toCents } from '#domain/money/money.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import { isConditionReason } from '#journey/alternative-conditions.ts';
import type { HouseholdVerdict, OfferedConditions } from '#journey/facts.ts';
import { loanAt } from '#journey/loan.ts';
import { calls, type DraftCall, propertyOf, type Reply } from './calls.ts';
import { endIn, type LinkEnd } from './coborrowers-part.ts';

const NUMBERS = ['amount', 'additionalAmount', 'duration', 'taeg'] as const;

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

/** Reads the verdicts that come with a saved draft; nothing where they are missing or malformed. */
function verdictIn(reply: Reply, productName: string): Judged | undefined {
  if (reply.kind !== 'answered' || reply.status !== 200) return undefined;
  const verdicts = propertyOf(reply.body, 'verdicts');
  const isTight = propertyOf(verdicts, 'isTight');
  const hasInsufficientIncomes = propertyOf(verdicts, 'hasInsufficientIncomes');
  if (typeof isTight !== 'boolean' || typeof hasInsufficientIncomes !== 'boolean') return undefined;
  const told = propertyOf(verdicts, 'proposal');
  if (told === undefined) return { isTight, hasInsufficientIncomes };
  const proposal = told === 'not-offered' ? told : proposalIn(told, productName);
  return proposal && { isTight, hasInsufficientIncomes, proposal };
}

/** Reads other conditions; nothing where a part is missing or is not what it should be. */
function proposalIn(proposal: unknown, productName: string): OfferedConditions | undefined {
  const product = propertyOf(proposal, 'product');
  const reasons = propertyOf(proposal, 'reasons');
  const [amount, additionalAmount, duration, taeg] = NUMBERS.map((name) => {
    const value = propertyOf(proposal, name);
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
  });
  if (typeof product !== 'string' || !isApplicationProduct(product)) return undefined;
  if (!Array.isArray(reasons) || !reasons.every(isConditionReason)) return undefined;
  if (!amount || additionalAmount === undefined || !duration || taeg === undefined)
    return undefined;
  const wanted = {
    product,
    productName,
    amount: toCents(amount),
    additionalAmount: toCents(additionalAmount),
    duration,
  };
  return { leaving: '3', loan: loanAt(wanted, duration, taeg), reasons };
}
