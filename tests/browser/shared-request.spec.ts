import type { Page } from '@playwright/test';
import { SHARED_REQUEST_ADDRESSES } from '#addresses/shared-request.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { SHARED_REQUEST_WORDS } from '#words/shared-request/shared-request.ts';
import { OWING_ANSWERS, SHARED_ANSWERS } from '../examples/shared-answers.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { openApplication } from './harness/application.ts';
import { control } from './harness/form.ts';
import { linkIn, readMail } from './harness/mail.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest window without horizontal scrolling (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

const shown = (page: Page) => page.locator('[data-share-state]');

/** Shares the example from the page's session; returns the address for its applicant. */
async function share(page: Page, locale: ContractLocale, email: string): Promise<string> {
  await openApplication(page, locale);
  const token = await page.evaluate(() => localStorage.getItem('pat_jwt'));
  const uniqid = `follow-${crypto.randomUUID()}`;
  const answer = await page.request.post(`/api/v1/submit?action=share_pat_form&uniqid=${uniqid}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { lang: locale, ...SHARED_ANSWERS, coborrowerEmail: email },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).follow;
}

/** Has the co-borrower accept other conditions; returns those that the applicant must agree to. */
async function sendOtherConditions(page: Page, locale: ContractLocale, email: string) {
  const link = linkIn(await readMail(page.request, email), 'token');
  const opened = await page.request.put('/api/v1/jwt-refresh', {
    data: { token: new URLSearchParams(link.split('?')[1]).get('token') },
  });
  const { token, encodedData } = await opened.json();
  const { uniqId, product, amount, additionalAmount, duration } = JSON.parse(encodedData);
  const submit = async (query: string, loan: object) => {
    const answer = await page.request.post(
      `/api/v1/submit?action=pat_form&uniqid=${uniqId}${query}`,
      {
        headers: { authorization: `Bearer ${token}` },
        data: { lang: locale, ...OWING_ANSWERS, ...loan },
      },
    );
    expect(answer.status(), await answer.text()).toBe(200);
    return await answer.json();
  };
  const { verdicts } = await submit('', { product, amount, additionalAmount, duration });
  expect(await submit('&send=1', verdicts.proposal)).toEqual({ status: 200, message: false });
  return verdicts.proposal;
}

/** The parts are the same in each language. */
const isFrench = (page: Page) => new URL(page.url()).pathname.startsWith('/fr/');

/** A machine-readable figure on the page. */
const figure = (page: Page, name: string) => shown(page).locator(`[data-value="${name}"]`);

/** Has room in the narrowest window and, in the language that it is looked at in, is accessible in both schemes. */
async function expectSound(page: Page, what: string, isLookedAt = isFrench(page)): Promise<void> {
  if (isLookedAt) {
    await expectAccessible(page, what);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, `${what} in dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectNoSidewaysScroll(page, what);
  if (size) await page.setViewportSize(size);
}

for (const locale of CONTRACT_LOCALES) {
  const words = SHARED_REQUEST_WORDS[locale];

  test(`an applicant follows a shared request and withdraws it, in ${locale}`, async ({
    page,
    request,
  }, { project }) => {
    const email = `lotte.${locale}.${project.name}@example.be`;
    const corrected = `lotte-peeters.${locale}.${project.name}@example.be`;
    const address = await share(page, locale, email);
    expect(address).toMatch(new RegExp(`^${SHARED_REQUEST_ADDRESSES[locale]}#follow\\.`));
    await page.goto(address);
    await expect(shown(page)).toHaveAttribute('data-share-state', 'open');
    await expect(page.locator('h1')).toHaveText(words.title);
    await expect(shown(page)).toContainText('Lotte Peeters');
    await expect(shown(page).locator('dd').first()).toHaveText(email);
    // Live regions exist before they have content.
    await expect(page.getByRole('status')).toHaveCount(4);
    // It was mailed a moment ago, so it cannot be resent yet.
    await expect(page.locator('[data-action="resend"]')).toHaveCount(0);
    await expectSound(page, 'an open share');

    await control(page, 'coborrowerEmail').fill(corrected);
    await page.locator('[data-action="correct"]').click();
    await expect(shown(page).locator('dd').first()).toHaveText(corrected);
    await expect(page.getByRole('status').filter({ hasText: corrected })).toBeVisible();
    await expect(control(page, 'coborrowerEmail')).toHaveValue('');
    expect((await readMail(request, corrected)).text).toContain('share.');

    await page.locator('[data-action="ask-withdraw"]').click();
    await expectSound(page, 'the last question');
    await page.locator('[data-action="withdraw"]').click();
    await expect(shown(page)).toHaveAttribute('data-share-state', 'withdrawn');
    await expect(shown(page)).toContainText(words.ended.withdrawn.lede);
    await expectSound(page, 'a share that was taken back');
    await page.reload();
    await expect(shown(page)).toHaveAttribute('data-share-state', 'withdrawn');
    await readMail(request, corrected);
  });
}

for (const locale of CONTRACT_LOCALES) {
  const words = SHARED_REQUEST_WORDS[locale];

  test(`an applicant sees both loans and decides, in ${locale}`, async ({ page }, { project }) => {
    const email = `agree.${locale}.${project.name}@example.be`;
    const address = await share(page, locale, email);
    const proposal = await sendOtherConditions(page, locale, email);
    await page.goto(address);
    await expect(shown(page)).toHaveAttribute('data-share-state', 'to-agree');
    await expect(shown(page)).toContainText('Lotte Peeters');
    await expect(figure(page, 'product')).toHaveAttribute('data-code', 'TAEGPSA1');
    await expect(figure(page, 'newProduct')).toHaveAttribute('data-code', proposal.product);
    for (const [name, number] of Object.entries({
      amount: 12_500,
      duration: 48,
      newDuration: proposal.duration,
      newTaeg: proposal.taeg,
      newMonthlyAmount: proposal.monthlyAmount,
    }))
      await expect(figure(page, name)).toHaveAttribute('data-number', String(number));
    for (const name of ['taeg', 'monthlyAmount'])
      await expect(figure(page, name)).toHaveAttribute('data-number', /^\d/);
    await expect(shown(page)).toContainText(words.toAgree.consent);
    await expectSound(page, 'other conditions to agree to');

    const [wish, end] =
      locale === 'fr' ? (['refuse', 'refused'] as const) : (['accept', 'sent'] as const);
    if (wish === 'refuse') await page.locator('[data-action="ask-refuse"]').press('Enter');
    await page.locator(`[data-action="${wish}"]`).press('Enter');
    await expect(shown(page)).toHaveAttribute('data-share-state', end);
    await expect(page.getByText(words.ended[end].lede)).toBeFocused();
    await expectSound(page, `other conditions, ${end}`, true);
    if (end === 'sent') await expect(figure(page, 'reference')).toHaveText(/^FLV-2026-/);
    await page.reload();
    await expect(shown(page)).toHaveAttribute('data-share-state', end);
  });
}

test('without a key, or with an invalid one, it says how to continue', async ({ page, noise }) => {
  noise.announce(/404/);
  await page.goto(SHARED_REQUEST_ADDRESSES.fr);
  await expect(shown(page)).toHaveAttribute('data-share-state', 'unknown');
  await expect(shown(page)).toContainText(/081/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Only the fragment changes, so the document stays: what shows that the key was looked up is its answer.
  const lookedUp = page.waitForResponse((response) => response.status() === 404);
  await page.goto(`${SHARED_REQUEST_ADDRESSES.fr}#follow.forged`);
  await lookedUp;
  await expect(shown(page)).toHaveAttribute('data-share-state', 'unknown');
  await expectSound(page, 'an unknown share');
});
