import { useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toCents, toEuros } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { PURCHASE_LIMITS, type Purchase, workOutPurchase } from '#domain/purchase/purchase.ts';
import { REGIONS, type Region } from '#domain/purchase/registration-duties.ts';
import type { PurchaseWords } from '#words/purchase/purchase.ts';
import { fill } from '#words/translation.ts';
import { AmountInput } from '../amount-field/amount-input.tsx';
import { Button } from '../components/button/button.tsx';
import { CheckboxField } from '../components/checkbox-field/checkbox-field.tsx';
import { ChoiceField } from '../components/choice-field/choice-field.tsx';
import { describe } from '../components/field/description.ts';
import { Field } from '../components/field/field.tsx';
import './purchase.css';

export interface PurchasePlanProps {
  words: PurchaseWords;
  locale: Locale;
  mortgage: Mortgage;
  /** Goes on with so many euros to borrow. */
  onUse: (euros: number) => void;
}

/** From the price of a home and one's own means to what has to be borrowed. */
export function PurchasePlan({ words, locale, mortgage, onUse }: PurchasePlanProps) {
  const [digits, setDigits] = useState({ price: '', ownMeans: '' });
  const [region, setRegion] = useState<Region>();
  const [ownHome, setOwnHome] = useState(false);
  const numberOf = (text: string) => (text === '' ? undefined : Number(text));
  const answer =
    region &&
    workOutPurchase(mortgage, {
      price: numberOf(digits.price),
      ownMeans: numberOf(digits.ownMeans),
      region,
      ownHome,
    });
  const errorOf = (name: keyof typeof digits) => {
    const isWrong = answer && !answer.ok && answer.outOfBounds.includes(name);
    if (!isWrong || digits[name] === '') return undefined;
    const { min, max } = PURCHASE_LIMITS[name];
    return fill(words.outOfBounds, {
      min: formatAmount(toCents(min), locale, 'whenNeeded'),
      max: formatAmount(toCents(max), locale, 'whenNeeded'),
    });
  };
  const amountField = (name: 'price' | 'ownMeans') => {
    const control = NAMES[name];
    const error = errorOf(name);
    return (
      <Field name={control} label={words[name]} error={error} width="short">
        <AmountInput
          id={control}
          name={control}
          className="field__input"
          locale={locale}
          digits={digits[name]}
          onDigits={(typed) => setDigits((before) => ({ ...before, [name]: typed }))}
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
        value={region ?? ''}
        onChange={(event) => setRegion(event.currentTarget.value as Region)}
      />
      <CheckboxField
        name="ownHome"
        label={words.ownHome}
        checked={ownHome}
        onChange={(event) => setOwnHome(event.currentTarget.checked)}
      />
      {answer?.ok ? (
        <Result
          words={words}
          locale={locale}
          mortgage={mortgage}
          purchase={answer.purchase}
          onUse={onUse}
        />
      ) : (
        <p className="purchase__waiting">{words.waiting}</p>
      )}
    </div>
  );
}

/** The controls' names: those that the appointment form has for the same. */
const NAMES = { price: 'price', ownMeans: 'priceapport' } as const;

/** The lines that may be left out where there is nothing of them. */
const COSTS = ['notary', 'vat', 'deedCosts', 'creditFees'] as const;

function Result(props: PurchasePlanProps & { purchase: Purchase }) {
  const { words, locale, mortgage, purchase, onUse } = props;
  const { lines } = words;
  const { lent, toBorrow, duty } = purchase;
  const money = (sum: Cents) => formatAmount(sum, locale);
  const euros = (sum: Cents) => formatAmount(sum, locale, 'whenNeeded');
  const { min, max } = lentBounds(mortgage.code);
  const dutyLine = fill(lines.duty, {
    rate: formatRate(duty.rate, locale),
    base: euros(duty.base),
  });
  return (
    <div role="status">
      <dl className="purchase__lines">
        <Line label={lines.price} amount={money(purchase.price)} />
        <Line label={dutyLine} amount={money(duty.duty)} />
        {COSTS.filter((line) => purchase[line] > 0).map((line) => (
          <Line key={line} label={lines[line]} amount={money(purchase[line])} />
        ))}
        <Line isSum label={lines.total} amount={money(purchase.total)} />
        <Line label={lines.ownMeans} amount={money(purchase.ownMeans)} />
        <Line isSum label={lines.toBorrow} amount={money(toBorrow)} />
      </dl>
      {lent === 'nothing' && <p>{words.nothing}</p>}
      {lent === 'tooLittle' && <p>{fill(words.tooLittle, { min: euros(min) })}</p>}
      {lent === 'tooMuch' && <p>{fill(words.tooMuch, { max: euros(max) })}</p>}
      {lent === 'yes' && (
        <>
          <p>{fill(words.share, { share: formatRate(purchase.shareOfPrice, locale) })}</p>
          <Button variant="plain" action="use" onClick={() => onUse(toEuros(toBorrow))}>
            {fill(words.use, { amount: euros(toBorrow) })}
          </Button>
        </>
      )}
      <p className="purchase__left-out">{words.leftOut}</p>
    </div>
  );
}

function Line(props: { label: string; amount: string; isSum?: boolean }) {
  const { label, amount, isSum = false } = props;
  return (
    <div className={isSum ? 'purchase__sum' : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
