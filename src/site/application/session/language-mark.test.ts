import { beforeEach, expect, it, vi } from 'vitest';
import { readLanguageMark, removeLanguageMark, writeLanguageMark } from './language-mark.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('counts for the page that it was made for', () => {
  writeLanguageMark({ locale: 'nl', step: '3' });
  expect(readLanguageMark({ locale: 'nl', step: '3' })).toEqual({ locale: 'nl', step: '3' });
  expect(readLanguageMark({ locale: 'fr', step: '3' })).toBeUndefined();
  expect(readLanguageMark({ locale: 'nl', step: '2' })).toBeUndefined();
  removeLanguageMark();
  expect(readLanguageMark({ locale: 'nl', step: '3' })).toBeUndefined();
});

it('knows which leaving the conditions come from', () => {
  writeLanguageMark({ locale: 'fr', step: '1c', leaving: '1b' });
  expect(readLanguageMark({ locale: 'fr', step: '1c' })?.leaving).toBe('1b');
});

it.each(['', 'null', '3', '{', '{"locale":"nl","step":"9"}', '{"step":"3"}'])(
  'takes %j for none',
  (stored) => {
    sessionStorage.setItem('pat_language', stored);
    expect(readLanguageMark({ locale: 'nl', step: '3' })).toBeUndefined();
  },
);

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeLanguageMark({ locale: 'nl', step: '3' });
  removeLanguageMark();
  expect(readLanguageMark({ locale: 'nl', step: '3' })).toBeUndefined();
});
