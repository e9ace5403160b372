import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import {
  closeSharedRequest,
  follow,
  OPEN,
  problem,
  type SharedRequestPage,
} from '#tests/dom/shared-request-page.tsx';
import { fill } from '#words/translation.ts';

afterEach(closeSharedRequest);

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

/** Corrects the co-borrower's address. */
function correct(page: SharedRequestPage, email: string): void {
  fireEvent.change(page.email, { target: { value: email } });
  fireEvent.click(page.action('correct'));
}

describe.each(CONTRACT_LOCALES)('a request that waits for the co-borrower, in %s', (locale) => {
  it('says who, since when, until when, and what happens next', async () => {
    const page = await follow(OPEN, { locale });
    const { words } = page;
    expect(page.root.querySelector('h1')?.textContent).toBe(words.title);
    expect(page.root.textContent).toContain(fill(words.open.lede, { name: OPEN.name }));
    const facts = [...page.root.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts[0]).toBe(OPEN.email);
    expect(facts[1]).toContain('18/11/2026');
    expect(facts[2]).toContain('19/12/2026');
    await page.isAccessible();
  });

  it('keeps the word for the other borrower on one line', async () => {
    const page = await follow(OPEN, { locale });
    const text = page.root.textContent?.match(/co-emprunteur/g) ?? [];
    const whole = [...page.root.querySelectorAll('.unbroken')].map(
      ({ textContent }) => textContent,
    );
    expect(whole.filter((word) => word === 'co-emprunteur')).toHaveLength(text.length);
  });

  it('refuses an address that is missing or wrong, without a call', async () => {
    const page = await follow(OPEN, { locale });
    fireEvent.click(page.action('correct'));
    expect(page.emailError).toBe(page.words.correct.required);
    await waitFor(() => expect(document.activeElement).toBe(page.email));
    correct(page, 'lotte');
    expect(page.emailError).toBe(page.words.correct.invalid);
    expect(page.email.getAttribute('aria-invalid')).toBe('true');
    await page.isAccessible();
    fireEvent.change(page.email, { target: { value: 'lotte@' } });
    expect(page.emailError).toBeUndefined();
    expect(page.made(/correct/)).toHaveLength(0);
  });

  it('asks once more before it is withdrawn, and the focus stays with the question', async () => {
    const page = await follow(OPEN, { locale });
    fireEvent.click(page.action('ask-withdraw'));
    await waitFor(() => expect(document.activeElement).toBe(page.button(page.words.withdraw.no)));
    await page.isAccessible();
    fireEvent.click(page.button(page.words.withdraw.no));
    await waitFor(() => expect(document.activeElement).toBe(page.action('ask-withdraw')));
    expect(page.made(/withdraw/)).toHaveLength(0);
  });
});

describe('the link', () => {
  it('is sent again, and says to whom', async () => {
    const page = await follow(OPEN);
    page.serve([/resend/, [200, { ...OPEN, resendFrom: IN_AN_HOUR }]]);
    fireEvent.click(page.action('resend'));
    await page.announces(`Un nouveau lien est envoyé à ${OPEN.email}.`);
    expect(page.made(/resend/)[0]?.body).toEqual({ key: 'follow.key' });
    expect(page.has('resend')).toBe(false);
    expect(page.root.textContent).toContain('Vous pourrez renvoyer le lien à partir du');
    await page.isAccessible();
  });

  it('is not sent again a moment after it was sent', async () => {
    const page = await follow({ ...OPEN, resendFrom: IN_AN_HOUR });
    expect(page.has('resend')).toBe(false);
  });

  it('that was sent too often leads to the telephone', async () => {
    const { resendFrom: _, ...often } = OPEN;
    const page = await follow(often);
    expect(page.has('resend')).toBe(false);
    expect(page.root.textContent).toMatch(/appelez-nous au 081/);
  });

  it('that cannot be sent says so, and can be tried again', async () => {
    const page = await follow(OPEN, { server: [[/resend/, 'lost']] });
    fireEvent.click(page.action('resend'));
    await page.announces(page.words.failed);
    page.serve([/resend/, [200, OPEN]]);
    fireEvent.click(page.action('resend'));
    await page.announces('Un nouveau lien est envoyé');
  });
});

describe('the address', () => {
  const CORRECTED = 'lotte.peeters@example.be';

  it('is corrected, and the field is empty for another correction', async () => {
    const page = await follow(OPEN);
    page.serve([/correct/, [200, { ...OPEN, email: CORRECTED }]]);
    correct(page, ` ${CORRECTED} `);
    await page.announces(`Le lien est envoyé à ${CORRECTED}.`);
    expect(page.made(/correct/)[0]?.body).toEqual({ key: 'follow.key', email: CORRECTED });
    expect(page.root.querySelector('dd')?.textContent).toBe(CORRECTED);
    await waitFor(() => expect(page.email.value).toBe(''));
  });

  it('is not corrected to what it is already', async () => {
    const same = [/correct/, [409, problem('same-address')]] as const;
    const page = await follow(OPEN, { server: [same] });
    correct(page, OPEN.email);
    await waitFor(() => expect(page.emailError).toBe(page.words.correct.same));
    await page.isAccessible();
  });

  it('is corrected a number of times; then the result takes the focus', async () => {
    const page = await follow(OPEN);
    page.serve([/correct/, [200, { ...OPEN, email: CORRECTED, canCorrect: false }]]);
    correct(page, CORRECTED);
    const result = await page.announces(`Le lien est envoyé à ${CORRECTED}.`);
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(document.getElementsByName('coborrowerEmail')).toHaveLength(0);
    await page.isAccessible();
  });
});

describe('withdrawing', () => {
  it('ends the request, and the focus is where that is said', async () => {
    const page = await follow(OPEN);
    page.serve([/withdraw/, [200, { ...OPEN, state: 'withdrawn', endedAt: OPEN.invitedAt }]]);
    fireEvent.click(page.action('ask-withdraw'));
    fireEvent.click(page.action('withdraw'));
    await page.hasState('withdrawn');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(page.words.ended.withdrawn.lede),
    );
    await page.isAccessible();
  });

  it('that fails is said, and nothing is withdrawn', async () => {
    const page = await follow(OPEN, { server: [[/withdraw/, [503, {}]]] });
    fireEvent.click(page.action('ask-withdraw'));
    fireEvent.click(page.action('withdraw'));
    await page.announces(page.words.failed);
    expect(page.root.dataset.shareState).toBe('open');
  });

  it('of what was sent in the meantime shows how it stands', async () => {
    const page = await follow(OPEN, { server: [[/withdraw/, [410, problem('share-ended')]]] });
    const sent = { ...OPEN, state: 'sent', reference: 'FLV-2026-7K3M9Q' } as const;
    page.serve([/follow/, [200, sent]]);
    fireEvent.click(page.action('ask-withdraw'));
    fireEvent.click(page.action('withdraw'));
    await page.hasState('sent');
    expect(page.figure('reference')?.textContent).toBe('FLV-2026-7K3M9Q');
  });
});
