import { placesUnlike } from '#domain/money/format.ts';
import type { SentLine } from '#journey/affordability/sent-budget.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { nameBudgetLine } from '#words/budget/budget-lines.ts';
import { fill } from '#words/translation.ts';
import type { Request } from '../../stores/request-store.ts';

/** The budget of a request as a table for operators, its lines as the form words them in the request's language. */
export function describeBudget({ budget, lang }: Pick<Request, 'budget' | 'lang'>): string[] {
  if (budget === undefined)
    return ['  budget: none, because an earlier version stored this request'];
  const { household, incomes, fees, remaining, indebtedness, limits, isTight } = budget;
  const borrowers = household === 'two' ? 'two borrowers' : 'one borrower';
  return [
    `  budget of ${borrowers}, in EUR a month, by the figures of ${limits.asOf}:`,
    ...[
      ...incomes.map((line) => describeLine(line, lang)),
      ...fees.map((line) => describeLine(line, lang, -1)),
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
function describeLine(
  { kind, given, amount, reason, ...of }: SentLine,
  lang: Request['lang'],
  sign = 1,
): string {
  const { budget: words } = APPLICATION_WORDS[lang];
  const name = nameBudgetLine(kind, of, words);
  const remark = reason
    ? `${words.why[reason]}, ${fill(words.given, { amount: euros(given) })}`
    : '';
  return row(name, euros(amount === 0 ? 0 : sign * amount), remark);
}

const NAME_WIDTH = 40;
const AMOUNT_WIDTH = 12;

const row = (name: string, value: string, remark = '') =>
  `    ${name.padEnd(NAME_WIDTH)}${value.padStart(AMOUNT_WIDTH)}  ${remark}`.trimEnd();

const euros = (amount: number) => amount.toFixed(2);

const percent = (fraction: number, limit = fraction) =>
  `${(fraction * 100).toFixed(placesUnlike(fraction * 100, limit * 100, 2))} %`;
