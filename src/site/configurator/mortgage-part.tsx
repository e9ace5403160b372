import { MortgageLegal } from '../mortgage/mortgage-legal.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import { MortgageOffers } from './mortgage-offers.tsx';
import { MortgageQuestion } from './mortgage-question.tsx';

/**
 * What only a mortgage needs, loaded once one is asked about: its question, its offers, and what the law asks for
 * beside them. The lender's own text is not for the light one (spec 1 §2).
 */
export const MORTGAGE_PART = {
  Question: MortgageQuestion,
  Offers: MortgageOffers,
  Legal: LegalOf,
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
