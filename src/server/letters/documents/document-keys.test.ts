import { describe, expect, it } from 'vitest';
import { factsFor } from '#tests/examples/fluvia.ts';
import { createDocumentKeys } from './document-keys.ts';

const LOAN = factsFor().loan;

const OLD = 'a secret that signed until yesterday, and is known still';
const NEW = 'a secret that signs from today on, and for a while to come';

const ABC = { uniqid: 'abc', sessionId: 'session', figures: LOAN };

const hashIn = (address: string) => address.split('/').at(-1) ?? '';

describe('document keys', () => {
  const keys = createDocumentKeys([OLD]);
  const address = keys.addressOf('summary', 'fr', ABC);

  // C-6.13
  it('give the address of the contract', () => {
    expect(address).toMatch(/^\/fr\/summary-pdf\/abc\/[A-Za-z0-9_-]{43}$/);
    expect(keys.addressOf('secci', 'nl', ABC)).toMatch(/^\/nl\/secci-pdf\/abc\//);
  });

  it('open what they were made for', () => {
    expect(keys.fits('summary', ABC, hashIn(address))).toBe(true);
    expect(keys.fits('summary', { ...ABC, uniqid: 'abd' }, hashIn(address))).toBe(false);
    expect(keys.fits('secci', ABC, hashIn(address))).toBe(false);
  });

  //
  it('are revoked once another session holds the application', () => {
    const moved = { ...ABC, sessionId: 'another' };
    expect(keys.fits('summary', moved, hashIn(address))).toBe(false);
  });

  //
  it('open the document with their figures, and with no others', () => {
    const others = { ...ABC, figures: { ...LOAN, taeg: 5 } };
    expect(keys.fits('summary', others, hashIn(address))).toBe(false);
  });

  it.each([
    '',
    'x',
    `${hashIn(address)}=`,
    `${hashIn(address)}A`,
    hashIn(address).slice(1),
    hashIn(address).toUpperCase(),
  ])('reject another spelling: %s', (hash) => {
    expect(keys.fits('summary', ABC, hash)).toBe(false);
  });

  it('remain valid with an older secret, and are made with the newest', () => {
    const changed = createDocumentKeys([NEW, OLD]);
    expect(changed.fits('summary', ABC, hashIn(address))).toBe(true);
    expect(changed.addressOf('summary', 'fr', ABC)).not.toBe(address);
    expect(createDocumentKeys([NEW]).fits('summary', ABC, hashIn(address))).toBe(false);
  });

  it('are the co-borrower’s own, until the share belongs to another address', () => {
    const own = { id: 'abc', trustedFrom: 1 };
    const theirs = keys.coborrowersAddressOf('summary', 'nl', own);
    expect(theirs).toMatch(/^\/nl\/summary-pdf\/abc\/[A-Za-z0-9_-]{43}$/);
    expect(keys.fitsCoborrower('summary', own, hashIn(theirs))).toBe(true);
    expect(keys.fitsCoborrower('summary', { ...own, trustedFrom: 2 }, hashIn(theirs))).toBe(false);
    expect(keys.fitsCoborrower('secci', own, hashIn(theirs))).toBe(false);
    expect(keys.fits('summary', ABC, hashIn(theirs))).toBe(false);
    expect(keys.fitsCoborrower('summary', own, hashIn(address))).toBe(false);
  });

  it('need a secret', () => {
    expect(() => createDocumentKeys([])).toThrow('No secret');
  });
});
