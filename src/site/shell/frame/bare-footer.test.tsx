import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { frame } from '#words/frame/frame.ts';
import { BareFooter } from './bare-footer.tsx';

//
it.each(CONTRACT_LOCALES)(
  'the footer of the application has what the law asks for, a phone and no loan, in %s',
  (locale) => {
    const words = frame[locale];
    const { hours } = CONTACT_WORDS[locale];
    const markup = renderToStaticMarkup(
      <BareFooter
        words={words}
        locale={locale}
        lender={fluvia.lender}
        group={{
          id: 'information',
          title: words.footer.information,
          links: [{ label: words.pages.privacy, href: '/privacy/' }],
        }}
        consentButton="Cookies"
        year={2026}
        office={hours}
      />,
    );
    const { phones, fsmaNumber, ombudsman } = fluvia.lender;
    for (const part of [
      words.warning,
      phones.personal.shown,
      hours.openNow,
      hours.closedNow,
      words.pages.privacy,
      fsmaNumber,
      ombudsman.name,
    ])
      expect(markup).toContain(part);
    expect(markup).not.toContain(words.pages.personalLoan);
  },
);
