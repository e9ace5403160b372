import { MortgageLegal } from '../../mortgage/mortgage-legal.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import { describeOffers } from './describe-offers.ts';
import { detailMortgage } from './detail-mortgage.ts';
import { leaveForContact } from './leave-for-contact.ts';
import { MortgageHead } from './mortgage-head.tsx';
import { MortgageOffers } from './mortgage-offers.tsx';
import { PurchaseQuestion } from './purchase-question.tsx';
import { showRefresh } from './show-refresh.ts';

/**
 * The parts that only a mortgage needs, loaded when a mortgage is first chosen: its offers, the
 * legal text next to them, and the calculation of the amount from a home's price. The lender's own
 * text is not shown for the light mortgage (W-4.12).
 */
export const MORTGAGE_PART = {
  Purchase: PurchaseQuestion,
  show: showRefresh,
  Head: MortgageHead,
  Offers: MortgageOffers,
  Legal: LegalOf,
  describe: describeOffers,
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
