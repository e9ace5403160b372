import { useState } from 'react';
import { offeredMortgage } from '#domain/mortgage/mortgage.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { NOTHING_ENTERED } from '../../purchase/purchase-entry.ts';
import { PurchasePlan } from '../../purchase/purchase-plan.tsx';
import type { SideProps } from '../side.ts';

export interface PurchaseQuestionProps extends Pick<SideProps, 'setup' | 'state' | 'onChange'> {
  /** Goes on with this amount: whole euros, as digits. */
  onUse: (digits: string) => void;
}

/** Finds the amount from the price of a home. */
export function PurchaseQuestion({ setup, state, onChange, onUse }: PurchaseQuestionProps) {
  const { purchaseWords: words, locale, offer } = setup;
  // A visitor who comes back to it finds it unchanged.
  const [isStarted] = useState(state.purchase !== NOTHING_ENTERED);
  return (
    <Disclosure summary={words.summary} open={isStarted}>
      <PurchasePlan
        words={words}
        locale={locale}
        mortgage={offeredMortgage(offer.mortgages, 'CH')}
        entry={state.purchase}
        onEntry={(entry) => onChange({ kind: 'enterPurchase', entry })}
        onUse={(euros) => onUse(String(euros))}
      />
    </Disclosure>
  );
}
