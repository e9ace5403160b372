import { useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { PURCHASE_LIMITS, workOutPurchase } from '#domain/purchase/purchase.ts';
import { REGIONS, type Region } from '#domain/purchase/registration-duties.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { CheckboxField } from '#site/components/checkbox-field/checkbox-field.tsx';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { describe } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';
import { describeNeeded, describeResult } from '#words/purchase/describe-purchase.ts';
import type { PurchaseWords } from '#words/purchase/purchase.ts';
import { fill } from '#words/translation.ts';
import { Announcement } from '../frame/announcement.tsx';
import { type EnteredAmount, isWrong, stillNeeded } from './check-entry.ts';
import type { PurchaseEntry } from './purchase-entry.ts';
import { PurchaseResult } from './purchase-result.tsx';
import './purchase.css';

export interface PurchasePlanProps {
  words: PurchaseWords;
  locale: Locale;
  mortgage: Mortgage;
  entry: PurchaseEntry;
  onEntry: (entry: PurchaseEntry) => void;
  /** Goes on with this amount to borrow, in euros. */
  onUse: (euros: number) => void;
}

/** Calculates the amount to borrow from the price of a home and the buyer's own funds. */
export function PurchasePlan(props: PurchasePlanProps) {
  const { words, locale, mortgage, entry, onEntry, onUse } = props;
  // A value that was already there is not being typed.
  const [left, setLeft] = useState({ price: entry.price !== '', ownMeans: entry.ownMeans !== '' });
  const needed = stillNeeded(entry, (name) => left[name]);
  const answer =
    entry.region &&
    workOutPurchase(mortgage, {
      price: wholeEuros(entry.price),
      ownMeans: wholeEuros(entry.ownMeans),
      region: entry.region,
      ownHome: entry.ownHome,
    });
  const purchase = answer?.ok ? answer.purchase : undefined;
  const errorOf = (name: EnteredAmount) => {
    if (!left[name] || !isWrong(entry, name)) return undefined;
    const { min, max } = PURCHASE_LIMITS[name];
    return fill(words.outOfBounds, {
      min: formatAmount(toCents(min), locale, 'whenNeeded'),
      max: formatAmount(toCents(max), locale, 'whenNeeded'),
    });
  };
  const amountField = (name: EnteredAmount) => {
    const control = NAMES[name];
    const error = errorOf(name);
    return (
      <Field name={control} label={words[name]} error={error} width="short">
        <AmountInput
          id={control}
          name={control}
          className="field__input"
          locale={locale}
          digits={entry[name]}
          onDigits={(typed) => onEntry({ ...entry, [name]: typed })}
          onBlur={() => setLeft((before) => ({ ...before, [name]: entry[name] !== '' }))}
          {...describe(control, undefined, error)}
        />
        <span className="field__suffix" aria-hidden="true">
          €
        </span>
      </Field>
    );
  };
  return (
    <div className="purchase">
      <p>{words.lead}</p>
      {amountField('price')}
      {amountField('ownMeans')}
      <ChoiceField
        name="region"
        legend={words.region.legend}
        columns={1}
        options={REGIONS.map((value) => ({ value, label: words.region[value] }))}
        value={entry.region ?? ''}
        onChange={(event) => onEntry({ ...entry, region: event.currentTarget.value as Region })}
      />
      <CheckboxField
        name="ownHome"
        label={words.ownHome}
        checked={entry.ownHome}
        onChange={(event) => onEntry({ ...entry, ownHome: event.currentTarget.checked })}
      />
      {purchase ? (
        <PurchaseResult product={mortgage.code} {...{ words, locale, purchase, onUse }} />
      ) : (
        <p className="purchase__waiting">
          {needed.length > 0 ? describeNeeded(needed, words) : words.toCorrect}
        </p>
      )}
      <Announcement text={purchase ? describeResult(purchase, mortgage.code, words, locale) : ''} />
    </div>
  );
}

/** The names of the controls, the same as in the appointment form. */
const NAMES = { price: 'price', ownMeans: 'priceapport' } as const;
