import { useState } from 'react';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { NOTHING_ENTERED } from '../purchase/purchase-entry.ts';
import { PurchasePlan } from '../purchase/purchase-plan.tsx';
import type { QuestionProps } from './question.tsx';

export interface PurchaseQuestionProps extends Pick<QuestionProps, 'setup' | 'state' | 'onChange'> {
  /** Goes on with so many whole euros, as digits. */
  onUse: (digits: string) => void;
}

/** From the price of a home to the amount. */
export function PurchaseQuestion({ setup, state, onChange, onUse }: PurchaseQuestionProps) {
  const { purchaseWords: words, locale, offer } = setup;
  // Whoever comes back to it finds it as it was.
  const [isStarted] = useState(state.purchase !== NOTHING_ENTERED);
  return (
    <Disclosure summary={words.summary} open={isStarted}>
      <PurchasePlan
        words={words}
        locale={locale}
        mortgage={offer.mortgages.CH}
        entry={state.purchase}
        onEntry={(entry) => onChange({ kind: 'enterPurchase', entry })}
        onUse={(euros) => onUse(String(euros))}
      />
    </Disclosure>
  );
}
