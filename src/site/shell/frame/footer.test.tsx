import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LenderPhones } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { Contact } from '#site/forms/contact/contact.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { frame } from '#words/frame/frame.ts';
import { Footer } from './footer.tsx';

const { phones } = fluvia.lender;

const footerWith = (locale: Locale, lines: LenderPhones) =>
  renderToStaticMarkup(
    <Footer
      words={frame[locale]}
      locale={locale}
      lender={{ ...fluvia.lender, phones: lines }}
      groups={[]}
      hasHours
      consentButton="Cookies"
      year={2026}
    />,
  );

const contactWith = (locale: Locale, lines: LenderPhones) =>
  renderToStaticMarkup(
    <Contact
      words={CONTACT_WORDS[locale]}
      frame={frame[locale]}
      locale={locale}
      lender={{ ...fluvia.lender, phones: lines }}
      now={null}
    >
      {null}
    </Contact>,
  );

// F-1.2
it.each(LOCALES)('the only number names no line of loans in %s', (locale) => {
  const { onlyLine, personalLine } = frame[locale].footer;
  const { personal } = phones;
  expect(footerWith(locale, phones)).toContain(`<dt>${personalLine}</dt>`);
  expect(footerWith(locale, { personal })).toContain(`<dt>${onlyLine}</dt>`);
  expect(footerWith(locale, { personal })).not.toContain(personalLine);
  expect(contactWith(locale, phones)).toContain(`>${personalLine}<`);
  expect(contactWith(locale, { personal })).not.toContain(`>${personalLine}<`);
});

// W-1.25
it.each([
  ['fr', ['Écrivez-nous', fluvia.lender.fsmaNumber]],
  ['nl', ['FSMA-nummer', fluvia.lender.fsmaNumber]],
] as const)('no line parts a number or a short word with a hyphen in %s', (locale, wholes) => {
  for (const whole of wholes)
    expect(footerWith(locale, phones)).toContain(`<span class="unbroken">${whole}</span>`);
});
