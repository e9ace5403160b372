import { MortgageLegal } from '../mortgage/mortgage-legal.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import { offersInWords } from './describe-offers.ts';
import { detailMortgage } from './detailed-mortgage.ts';
import { leaveForContact } from './leave-for-contact.ts';
import { MortgageHead } from './mortgage-head.tsx';
import { MortgageOffers } from './mortgage-offers.tsx';
import { PurchaseQuestion } from './purchase-question.tsx';
import { showRefresh } from './show-refresh.ts';

/**
 * What only a mortgage needs, loaded once one is asked about: its offers, what the law asks for beside them, and the
 * way from a home's price to its amount. The lender's own text is not for the light one (spec 1 §2).
 */
export const MORTGAGE_PART = {
  Purchase: PurchaseQuestion,
  show: showRefresh,
  Head: MortgageHead,
  Offers: MortgageOffers,
  Legal: LegalOf,
  say: offersInWords,
  detail: detailMortgage,
  leave: leaveForContact,
};

function LegalOf({ setup, isLight }: { setup: ConfiguratorSetup; isLight: boolean }) {
  const { warning, mortgageWords, locale, offer, words } = setup;
  return (
    <MortgageLegal
      warning={warning}
      words={mortgageWords}
      locale={locale}
      mortgages={offer.mortgages}
      types={[isLight ? 'light' : 'house']}
      condition={isLight ? '' : words.legal.CH}
    />
  );
}
