import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { describe } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { CopropertyWords } from '#words/coproperty/coproperty.ts';
import { describeFormFaults } from '#words/inquiries/describe-faults.ts';
import { fill } from '#words/translation.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { type CopropertyLoan, isStale } from './coproperty-loan.ts';
import { LoanSum } from './loan-sum.tsx';

export interface LoanFieldsProps {
  words: CopropertyWords;
  setup: SiteFormSetup;
  tariff: Tariff;
  loan: CopropertyLoan;
  errors: Readonly<Record<string, string>>;
  /** Without script every duration is offered, and the server checks it against the amount. */
  isHydrated: boolean;
  onChange: (changed: { digits?: string; duration?: number }) => void;
}

/** Amount and duration to choose, with the resulting rate and monthly fee (W-6.11). */
export function LoanFields(props: LoanFieldsProps) {
  const { words, setup, tariff, loan, errors, isHydrated, onChange } = props;
  const { locale } = setup;
  const { simulation, digits, refused } = loan;
  const { min, max } = simulatorBoundsOf(tariff);
  const bounds = {
    min: formatAmount(min, locale, 'whenNeeded'),
    max: formatAmount(max, locale, 'whenNeeded'),
  };
  const error = amountError(props, toEuros(min), toEuros(max));
  const hint = fill(words.amountHint, bounds);
  const durations = isHydrated ? simulation.durations : allDurations(tariff);
  return (
    <>
      <div className="site-form__pair">
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
      </div>
      <div
        className={`site-form__pair coproperty__computed ${isStale(loan) ? 'coproperty__computed--stale' : ''}`}
      >
        <TextField
          name="taeg"
          label={words.taeg}
          value={formatRate(simulation.taeg, locale)}
          data-value="taeg"
          data-number={simulation.taeg}
          readOnly
        />
        <TextField
          name="monthly-fee"
          label={words.fee}
          value={formatAmount(simulation.payment, locale)}
          data-value="monthlyAmount"
          data-number={toEuros(simulation.payment)}
          readOnly
        />
      </div>
      <LoanSum words={words} locale={locale} loan={loan} />
    </>
  );
}

/** The error of the amount while typing, including for an empty one (W-2.10). */
function amountError({ setup, loan, errors }: LoanFieldsProps, min: number, max: number) {
  if (loan.digits === '' && errors.amount) return errors.amount;
  if (loan.digits !== '' && !loan.isOutOfBounds) return undefined;
  const fault = { field: 'amount', kind: 'between', params: { min, max } } as const;
  return describeFormFaults([fault], setup.faults).amount;
}

function allDurations({ rates }: Tariff): readonly number[] {
  const durations = rates.flatMap(({ offers }) => offers.map(({ duration }) => duration));
  return [...new Set(durations)].sort((a, b) => a - b);
}
