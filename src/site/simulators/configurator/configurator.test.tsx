import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import { frame } from '#words/frame/frame.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { Configurator } from './configurator.tsx';
import { OBJECTIVES } from './loan-side/objectives.ts';
import { offerOf } from './offer-of.ts';
import { recordOf } from './products.ts';

// C-3.3, C-3.7
it.each(LOCALES)(
  'is built with a calculated loan, its offers and its legal text, in %s',
  (locale) => {
    const html = renderToStaticMarkup(
      <Configurator
        locale={locale}
        words={CONFIGURATOR_WORDS[locale]}
        shared={simulatorWords(locale, 'river')}
        mortgageWords={mortgage[locale]}
        purchaseWords={PURCHASE_WORDS[locale]}
        quickAccess={LOAN_WORDS[locale].quickAccess}
        warning={frame[locale].warning}
        offer={offerOf(fluvia.tariffs, fluvia.mortgages)}
        forms={recordOf(OBJECTIVES, () => ({ formPath: '/form/', formLanguages: undefined }))}
        appointmentPath="/rendez-vous/"
        more={recordOf([...OBJECTIVES, 'CH', 'LIGHT'], (name) => `/${name}/`)}
        privacyPath="/privacy/"
      />,
    );
    expect(html).toContain('id="configurator"');
    expect(html).toContain('data-product="TAEGPSA1"');
    expect(html).toContain('data-offer="TAEGPSA1-24"');
    expect(html).toContain(frame[locale].warning);
    expect(html).toContain('name="product_code" value="TAEGPSA1"');
    // Under a strict content security policy, no element may have inline styles.
    expect(html).not.toContain('style=');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
