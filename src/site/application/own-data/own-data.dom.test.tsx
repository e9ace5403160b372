import { afterEach, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { closePage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';

afterEach(closePage);

//
it.each(CONTRACT_LOCALES)('offers the borrower their own data, in %s', async (locale) => {
  const page = await openStep('2', {}, { locale });
  const button = page.action('own-data') as HTMLButtonElement;
  expect(button.textContent).toBe(OWN_DATA_WORDS[locale].button);
  const { form } = button;
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe(`/${locale}/own-data`);
  const proof = new FormData(form ?? undefined).get('proof');
  expect(proof).toBe(localStorage.getItem('pat_jwt'));
  await page.isAccessible();
});
