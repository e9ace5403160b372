import { placesUnlike } from '#domain/money/format.ts';
import type { SentBudget, SentLine } from '#journey/affordability/sent-budget.ts';

/** The budget of a request as a table for operators. */
export function describeBudget(budget: SentBudget | undefined): string[] {
  if (budget === undefined)
    return ['  budget: none, because an earlier version stored this request'];
  const { household, incomes, fees, remaining, indebtedness, limits, isTight } = budget;
  const borrowers = household === 'two' ? 'two borrowers' : 'one borrower';
  return [
    `  budget of ${borrowers}, in EUR a month, by the figures of ${limits.asOf}:`,
    ...[
      ...incomes.map((line) => describeLine(line)),
      ...fees.map((line) => describeLine(line, -1)),
    ],
    row('remaining', euros(remaining), `at least ${euros(limits.remaining)}`),
    row(
      'indebtedness',
      percent(indebtedness, limits.indebtedness),
      `at most ${percent(limits.indebtedness)}`,
    ),
    row('verdict', isTight ? 'tight' : 'sufficient'),
  ];
}

/** Fees are shown as negative amounts. */
function describeLine({ kind, borrower, entry, given, amount, reason }: SentLine, sign = 1) {
  const position = entry === undefined ? '' : `[${entry}]`;
  const name = `${kind}${position}${borrower === 'coborrower' ? ' of the co-borrower' : ''}`;
  const remark = reason === undefined ? '' : `${reason}, given ${euros(given)}`;
  return row(name, euros(amount === 0 ? 0 : sign * amount), remark);
}

const NAME_WIDTH = 40;
const AMOUNT_WIDTH = 12;

const row = (name: string, value: string, remark = '') =>
  `    ${name.padEnd(NAME_WIDTH)}${value.padStart(AMOUNT_WIDTH)}  ${remark}`.trimEnd();

const euros = (amount: number) => amount.toFixed(2);

const percent = (fraction: number, limit = fraction) =>
  `${(fraction * 100).toFixed(placesUnlike(fraction * 100, limit * 100, 2))} %`;
