import { useMemo } from 'react';
import { amortise } from '#domain/loan/amortisation.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { describe } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import { AnswerFrame } from '#site/simulators/frame/answer-frame.tsx';
import { TaegLabel } from '#site/simulators/frame/taeg-label.tsx';
import { figuresOfLoan } from '#site/simulators/loan/loan-figures.ts';
import { LoanChart } from '#site/simulators/loan-chart/loan-chart.tsx';
import type { CopropertyWords } from '#words/coproperty/coproperty.ts';
import { describeFormFaults } from '#words/inquiries/describe-faults.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { type CopropertyLoan, isStale } from './coproperty-loan.ts';
import { LoanSum } from './loan-sum.tsx';
import '#site/simulators/frame/simulator.css';

/** The words that it shares with the loans' simulators. */
export type LoanFigureWords = Pick<
  SimulatorWords,
  'taeg' | 'taegHelp' | 'totalToPay' | 'perMonth' | 'notUpdated' | 'chart' | 'table'
>;

export interface LoanHeroProps {
  words: CopropertyWords;
  figureWords: LoanFigureWords;
  setup: SiteFormSetup;
  tariff: Tariff;
  loan: CopropertyLoan;
  errors: Readonly<Record<string, string>>;
  /** Without script every duration is offered, and the server checks it against the amount. */
  isHydrated: boolean;
  onChange: (changed: { digits?: string; duration?: number }) => void;
}

/** Amount and duration to choose, and what the loan costs, drawn as on the loans' pages (W-6.11). */
export function LoanHero(props: LoanHeroProps) {
  const { words, figureWords, setup, tariff, loan, errors, isHydrated, onChange } = props;
  const { locale } = setup;
  const { simulation, digits, refused } = loan;
  const { amount, taeg, duration } = simulation;
  const bounds = useMemo(() => simulatorBoundsOf(tariff), [tariff]);
  const instalments = useMemo(() => amortise(amount, taeg, duration), [amount, taeg, duration]);
  const error = amountError(props, toEuros(bounds.min), toEuros(bounds.max));
  const hint = fill(words.amountHint, {
    min: formatAmount(bounds.min, locale, 'whenNeeded'),
    max: formatAmount(bounds.max, locale, 'whenNeeded'),
  });
  const durations = isHydrated ? simulation.durations : allDurations(tariff);
  const { payment, taeg: rate, totalToPay } = figuresOfLoan(simulation, locale);
  return (
    <div className="simulator">
      <div className="simulator__question coproperty__question">
        <FieldPair>
          <Field name="amount" label={words.amount} hint={hint} error={error}>
            <AmountInput
              id="amount"
              name="amount"
              className="field__input"
              locale={locale}
              digits={digits}
              onDigits={(typed) => onChange({ digits: typed })}
              required
              {...describe('amount', hint, error)}
            />
            <span className="field__suffix" aria-hidden="true">
              €
            </span>
          </Field>
          <SelectField
            name="duration"
            label={words.duration}
            error={errors.duration}
            note={
              refused
                ? fill(words.durationChanged, { from: refused, to: simulation.duration })
                : undefined
            }
            options={durations.map((months) => ({
              value: String(months),
              label: fill(words.months, { n: months }),
            }))}
            value={simulation.duration}
            onChange={(event) => onChange({ duration: Number(event.currentTarget.value) })}
          />
        </FieldPair>
        <input type="hidden" name="taeg" value={formatRate(taeg, locale)} />
        <input type="hidden" name="monthly-fee" value={payment.text} />
      </div>
      <div className="simulator__answer coproperty__computed">
        <AnswerFrame
          main={payment}
          unit={figureWords.perMonth}
          note={isStale(loan) ? figureWords.notUpdated : undefined}
          figures={[
            {
              label: <TaegLabel label={figureWords.taeg} help={figureWords.taegHelp} />,
              figure: rate,
            },
            { label: figureWords.totalToPay, figure: totalToPay },
          ]}
        >
          {null}
        </AnswerFrame>
        <LoanSum words={words} locale={locale} loan={loan} />
      </div>
      <div className="simulator__river coproperty__computed">
        <LoanChart
          words={figureWords}
          locale={locale}
          amount={amount}
          instalments={instalments}
          bounds={bounds}
          isHydrated={isHydrated}
        />
      </div>
    </div>
  );
}

/** The error of the amount while typing, including for an empty one (W-2.10). */
function amountError({ setup, loan, errors }: LoanHeroProps, min: number, max: number) {
  if (loan.digits === '' && errors.amount) return errors.amount;
  if (loan.digits !== '' && !loan.isOutOfBounds) return undefined;
  const fault = { field: 'amount', kind: 'between', params: { min, max } } as const;
  return describeFormFaults([fault], setup.faults).amount;
}

function allDurations({ rates }: Tariff): readonly number[] {
  const durations = rates.flatMap(({ offers }) => offers.map(({ duration }) => duration));
  return [...new Set(durations)].sort((a, b) => a - b);
}
