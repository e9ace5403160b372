import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { SentBudget, SentLine } from '#journey/affordability/sent-budget.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { nameBudgetLine } from '#words/budget/budget-lines.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { OfficeSection } from '../letters/mail/office-letter-content.ts';

/** The budget of a request for the lender's team: incomes, fees, then what remains and the assessment. */
export function budgetSection(budget: SentBudget, locale: ContractLocale): OfficeSection {
  const { budget: words } = APPLICATION_WORDS[locale];
  const { budget: office } = OFFICE_WORDS[locale].request;
  const { incomes, fees, remaining, indebtedness, limits, isTight } = budget;
  const amount = (euros: number) => formatAmount(toCents(euros), locale);
  const percent = (fraction: number) =>
    formatRate(fraction * 100, locale, limits.indebtedness * 100);
  const describeLine = ({ kind, given, amount: counted, reason, ...of }: SentLine) => ({
    label: nameBudgetLine(kind, of, words),
    value: withRemark(
      amount(counted),
      reason && `${words.why[reason]}, ${fill(words.given, { amount: amount(given) })}`,
    ),
  });
  const date = parseIsoDate(limits.asOf);
  return {
    title: office.title,
    groupTitles: [words.incomes, words.fees, words.verdict],
    groups: [
      incomes.map(describeLine),
      fees.map(describeLine),
      [
        {
          label: words.remaining,
          value: withRemark(
            amount(remaining),
            fill(words.remainingLimit, { amount: amount(limits.remaining) }),
          ),
        },
        {
          label: words.indebtedness,
          value: withRemark(
            percent(indebtedness),
            fill(words.indebtednessLimit, { percent: percent(limits.indebtedness) }),
          ),
        },
        { label: office.verdict, value: isTight ? office.tight : office.sufficient },
        ...(date
          ? [
              {
                label: office.figures,
                value: fill(office.figuresDate, { date: formatDate(date) }),
              },
            ]
          : []),
      ],
    ],
  };
}

const withRemark = (value: string, remark: string | undefined) =>
  remark === undefined ? value : `${value} (${remark})`;
