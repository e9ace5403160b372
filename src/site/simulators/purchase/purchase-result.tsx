import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { Purchase } from '#domain/purchase/purchase.ts';
import { Button } from '#site/components/button/button.tsx';
import { describeVerdict, nameRest } from '#words/purchase/describe-purchase.ts';
import type { PurchaseWords } from '#words/purchase/purchase.ts';
import { fill } from '#words/translation.ts';

export interface PurchaseResultProps {
  words: PurchaseWords;
  locale: Locale;
  product: MortgageProduct;
  purchase: Purchase;
  onUse: (euros: number) => void;
}

/** The lines that are left out when they are 0. */
const COSTS = ['notary', 'vat', 'deedCosts', 'creditFees'] as const;

/** The cost of a purchase, line by line, and what it means for the borrower. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { words, locale, product, purchase, onUse } = props;
  const { lines } = words;
  const { toBorrow, duty } = purchase;
  const euros = (sum: Cents) => formatAmount(sum, locale, 'whenNeeded');
  const dutyLine =
    duty.duty === 0
      ? lines.noDuty
      : fill(lines.duty, { rate: formatRate(duty.rate, locale), base: euros(duty.base) });
  const line = (name: string, label: string, sum: Cents, isSum = false) => (
    <div key={name} className={isSum ? 'purchase__sum' : undefined}>
      <dt>{label}</dt>
      <dd data-value={name} data-number={toEuros(sum)}>
        {formatAmount(sum, locale)}
      </dd>
    </div>
  );
  return (
    <div>
      <dl className="purchase__lines">
        {line('price', lines.price, purchase.price)}
        {line('duty', dutyLine, duty.duty)}
        {COSTS.filter((name) => purchase[name] > 0).map((name) =>
          line(name, lines[name], purchase[name]),
        )}
        {line('total', lines.total, purchase.total, true)}
        {line('ownMeans', lines.ownMeans, purchase.ownMeans)}
        {line('toBorrow', nameRest(purchase, words), toBorrow, true)}
      </dl>
      {describeVerdict(purchase, product, words, locale).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {purchase.lent === 'yes' && (
        <Button variant="plain" action="use" onClick={() => onUse(toEuros(toBorrow))}>
          {fill(words.use, { amount: euros(toBorrow) })}
        </Button>
      )}
      <p className="purchase__left-out">{words.leftOut}</p>
    </div>
  );
}
