import { CASE_OF } from '#domain/tariff/cases.ts';
import type { LoanType } from '../../loan/families.ts';
import { enteredQuery } from '../../loan/loan-link.ts';
import { readAmountOf, readTermOf } from '../query-numbers.ts';
import type { LoanAction, LoanState } from './loan-state.ts';
import { type Objective, type OfferedLoans, objectivesOf } from './objectives.ts';

const CASES: ReadonlyMap<string, string> = new Map(Object.entries(CASE_OF));

/** Which loan an address names: its objective and its type. */
export function readLoanChoice(
  query: URLSearchParams,
  offered: OfferedLoans,
): readonly LoanAction[] {
  const subproducts = readSubproduct(query.get('subproduct'), offered);
  const named = objectivesOf(offered).find((objective) => objective === query.get('objective'));
  const objective = named ?? subproducts[0]?.objective;
  return [
    ...subproducts.map((of) => ({ kind: 'chooseSubproduct', ...of }) as const),
    ...(objective === undefined ? [] : [{ kind: 'chooseObjective', objective } as const]),
  ];
}

/** How much of it, and over how long. */
export function readLoanEntry(query: URLSearchParams): readonly LoanAction[] {
  return [
    ...readAmountOf(query, 'amount'),
    ...readTermOf(query, 'duration', (months) => ({ kind: 'chooseDuration', months }) as const),
  ];
}

/**
 * Which types it sets: by their word every objective that has it, by a code the objective of that
 * tariff. There are more tariffs than choices, by how much of the price the applicant pays: each is
 * opened as the choice that it is a case of.
 */
function readSubproduct(
  word: string | null,
  offered: OfferedLoans,
): readonly { objective: Objective; type: LoanType }[] {
  if (word === null) return [];
  const code = CASES.get(word) ?? word;
  return objectivesOf(offered).flatMap((objective) =>
    offered[objective].choices
      .filter(({ type, tariff }) => type === word || tariff.code === code)
      .map(({ type }) => ({ objective, type })),
  );
}

/** The query that opens the loan in view. */
export function loanQuery(offered: OfferedLoans, { objective, loans }: LoanState): string {
  const { choice } = loans[objective];
  const query = new URLSearchParams(enteredQuery(offered[objective], loans[objective]));
  // Here `type` already names the product.
  query.delete('type');
  if (offered[objective].choices.length > 1) query.set('subproduct', choice.type);
  return `?${new URLSearchParams([['objective', objective], ...query])}`;
}
