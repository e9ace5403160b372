import { describe, expect, it } from 'vitest';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import { createResumeKeys } from '../drafts/resume-keys.ts';
import { createShareKeys } from './share-keys.ts';

const ID = '5ba2e000-0000-4000-8000-000000000001';
const OTHER = '5ba2e000-0000-4000-8000-000000000002';
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const keys = createShareKeys(createKeyedHashes([NEW, OLD]));
const link = keys.linkOf({ id: ID, generation: 2 });
const follow = keys.followOf({ id: ID });

describe('a co-borrower’s link', () => {
  it('tells which share it opens, and its generation', () => {
    expect(keys.readLink(link)).toEqual({ shareId: ID, generation: 2 });
  });

  it('remains valid after its secret is replaced, while the old secret is kept', () => {
    const old = createShareKeys(createKeyedHashes([OLD])).linkOf({ id: ID, generation: 2 });
    expect(keys.readLink(old)).toBeDefined();
    expect(createShareKeys(createKeyedHashes([NEW])).readLink(old)).toBeUndefined();
  });

  it.each([
    ['empty', ''],
    ['of another share', link.replace(ID, OTHER)],
    ['of another generation', link.replace('.2.', '.3.')],
    ['of the same generation, in another notation', link.replace('.2.', '.02.')],
    ['cut short', link.slice(0, -1)],
    ['longer', `${link}A`],
    ['in another spelling', link.slice(0, -1) + otherSpelling(link.at(-1) ?? '')],
    ['in capitals', link.replace(ID, ID.toUpperCase())],
    ['a follow key', follow],
    ['a follow key in the form of a link', `share.${ID}.2.${follow.split('.')[2]}`],
    ['unkeyed', `share.${ID}.2.${'A'.repeat(43)}`],
  ])('is not accepted if %s', (_, token) => {
    expect(keys.readLink(token)).toBeUndefined();
  });
});

describe('a follow key', () => {
  it('tells which share it shows, whatever became of its links', () => {
    expect(keys.readFollow(follow)).toBe(ID);
  });

  it.each([
    ['nothing', ''],
    ['of another share', follow.replace(ID, OTHER)],
    ['a link', link],
    ['a link, dressed up', `follow.${ID}.${link.split('.')[3]}`],
  ])('is not accepted if %s', (_, key) => {
    expect(keys.readFollow(key)).toBeUndefined();
  });
});

describe('a link to continue', () => {
  const resume = createResumeKeys(createKeyedHashes([NEW]));
  const draft = { uniqid: 'draft-1', sessionId: ID };

  it('fits the draft in the session that held it, and no other', () => {
    const read = resume.read(resume.tokenOf(draft));
    expect(read?.uniqid).toBe('draft-1');
    expect(resume.fits(draft, read?.hash ?? '')).toBe(true);
    expect(resume.fits({ ...draft, sessionId: OTHER }, read?.hash ?? '')).toBe(false);
    expect(resume.fits({ ...draft, uniqid: 'draft-2' }, read?.hash ?? '')).toBe(false);
  });

  it.each(['', 'resume.draft-1', `resume.a b.${'A'.repeat(43)}`, link])('is not «%s»', (token) => {
    expect(resume.read(token)).toBeUndefined();
  });
});

/** The last of 43 characters contains two bits that do not count. */
function otherSpelling(sign: string): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signs[signs.indexOf(sign) ^ 1] ?? '';
}
