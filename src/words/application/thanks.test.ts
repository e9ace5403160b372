import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { COBORROWER_LINK_WORDS } from '../coborrower-link/coborrower-link.ts';
import { APPLICATION_WORDS } from './application.ts';

it.each(CONTRACT_LOCALES)(
  'does not promise a confirmation, which may be withheld, in %s',
  (locale) => {
    const { steps, thanks } = APPLICATION_WORDS[locale];
    for (const expected of [steps['7'].lede, COBORROWER_LINK_WORDS[locale].e2.thanksLede])
      expect(expected).not.toMatch(/confirm|bevestig/i);
    expect(thanks.referenceHint).toMatch(/même si|ook als/);
  },
);
