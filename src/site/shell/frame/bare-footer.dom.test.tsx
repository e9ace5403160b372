import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { frame } from '#words/frame/frame.ts';
import { BareFooter } from './bare-footer.tsx';

afterEach(cleanup);

//
describe.each(CONTRACT_LOCALES)('the footer of the application, in %s', (locale) => {
  it('has the warning, the phone, the texts of the law and the lender', async () => {
    const words = frame[locale];
    const links = [{ label: words.pages.privacy, href: '/privacy/' }];
    render(
      <BareFooter
        words={words}
        locale={locale}
        lender={fluvia.lender}
        group={{ id: 'information', title: words.footer.information, links }}
        consentButton="Cookies"
        year={2026}
      />,
    );
    const text = document.body.textContent;
    for (const part of [
      words.warning,
      fluvia.lender.phones.personal.shown,
      words.footer.openNow,
      words.footer.closedNow,
      words.pages.privacy,
      fluvia.lender.fsmaNumber,
      fluvia.lender.ombudsman.name,
    ])
      expect(text).toContain(part);
    await expectAccessible();
  });
});
