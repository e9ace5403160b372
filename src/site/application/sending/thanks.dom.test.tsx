import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { type ApplicationPage, closePage, giveConsents } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { fill } from '#words/translation.ts';

afterEach(closePage);

const SENT = [
  /send=1/,
  [200, { status: 200, message: 'FLV-2026-7K3M9Q', sentAt: '2026-11-28T09:00:00.000Z' }],
] as const;
const FOLLOW = '/fr/demande-partagee/#follow.key';
const SHARED = [/share_pat_form/, [200, { status: 200, follow: FOLLOW }]] as const;

/** The titles of what happens next. */
const nextSteps = (page: ApplicationPage) =>
  [...page.root.querySelectorAll('ol h3')].map(({ textContent }) => textContent);

describe.each(CONTRACT_LOCALES)('the thanks, in %s', (locale) => {
  const { steps, thanks } = APPLICATION_WORDS[locale];
  const { share } = COBORROWER_LINK_WORDS[locale];

  //
  it('have the reference and what happens next', async () => {
    const page = await openStep('6', {}, { locale, server: [SENT] });
    giveConsents(page);
    page.press('send');
    await page.isAt('7', locale);
    expect(page.title?.textContent).toBe(steps['7'].title);
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    expect(page.root.textContent).toContain(fill(steps['7'].lede, { firstname: 'Émile' }));
    expect(page.root.querySelector('[data-value="reference"]')?.textContent).toBe(
      'FLV-2026-7K3M9Q',
    );
    expect(nextSteps(page)).toEqual([thanks.next1Title, thanks.next2Title, thanks.next3Title]);
    const days = [...page.root.querySelectorAll('.thanks__day')].map((day) => day.textContent);
    const [sent = '', decided = ''] = [thanks.sent, thanks.decided].map(
      (sentence) => sentence.split('{')[0],
    );
    expect(days).toHaveLength(2);
    expect(days[0]).toMatch(new RegExp(`^${sent}\\p{L}+ \\d`, 'u'));
    expect(days[1]).toMatch(new RegExp(`^${decided}\\p{L}+ \\d`, 'u'));
    expect(page.link(APPLICATION_WORDS[locale].summary.modify)).toBeUndefined();
    expect(page.root.querySelector('form')).toBeNull();
    expect(localStorage.getItem('pat_params')).toBeNull();
    await page.isAccessible();
  });

  //
  it('of a shared request say who is mailed, and where it is followed', async () => {
    const page = await openStep('6', SHARED_ANSWERS, { locale, server: [SHARED] });
    expect(page.action('share').textContent).toBe(share.button);
    expect(page.root.textContent).toContain(share.sees);
    await page.isAccessible();
    giveConsents(page);
    page.press('share');
    await page.isAt('7', locale);
    expect(page.title?.textContent).toBe(share.title);
    await waitFor(() => expect(document.title).toBe(`${share.title} – Fluvia`));
    expect(nextSteps(page)[0]).toBe(fill(share.next1Title, { name: 'Lotte Peeters' }));
    expect(page.root.textContent).toContain('lotte@example.be');
    expect(page.action('follow').getAttribute('href')).toBe(FOLLOW);
    expect(page.root.querySelector('[data-value="reference"]')).toBeNull();
    await page.isAccessible();
  });
});

//
describe('sharing', () => {
  it('that fails is said, and shared on request, not sent', async () => {
    const page = await openStep('6', SHARED_ANSWERS, { server: [[/share_pat_form/, 'lost']] });
    giveConsents(page);
    page.press('share');
    await page.findNotice('alert', 'L’envoi n’a pas abouti.');
    page.serve(SHARED);
    page.press('retry');
    await page.isAt('7');
    expect(page.made(/send=1/)).toHaveLength(0);
    expect(page.made(/share_pat_form/)).toHaveLength(2);
  });

  it('asks for the consents too', async () => {
    const page = await openStep('6', SHARED_ANSWERS);
    page.press('share');
    await waitFor(() => expect(page.errorOf('exactData')).toBeTruthy());
    expect(page.made(/share_pat_form/)).toHaveLength(0);
  });
});

describe('after the thanks', () => {
  const goBack = () => {
    window.history.replaceState(null, '', '/fr/demande-de-credit/recapitulatif/');
    fireEvent(window, new Event('popstate'));
  };

  //
  it('Back shows the reference, and nothing to send a second time', async () => {
    const page = await openStep('6', {}, { server: [SENT] });
    giveConsents(page);
    page.press('send');
    await page.isAt('7');
    goBack();
    await page.hasState('params-missing');
    expect(page.title?.textContent).toBe('Cette demande est déjà envoyée.');
    expect(page.root.querySelector('[data-value="reference"]')?.textContent).toBe(
      'FLV-2026-7K3M9Q',
    );
    expect(page.action('restart').textContent).toBe('Faire une nouvelle demande');
    await page.isAccessible();
  });

  it('Back says where a shared request is followed', async () => {
    const page = await openStep('6', SHARED_ANSWERS, { server: [SHARED] });
    giveConsents(page);
    page.press('share');
    await page.isAt('7');
    goBack();
    await page.hasState('params-missing');
    expect(page.title?.textContent).toBe('Cette demande est déjà partagée.');
    expect(page.action('follow').getAttribute('href')).toBe(FOLLOW);
  });

  it('a double click sent it once', async () => {
    const answer = Promise.withResolvers<readonly [number, object]>();
    const page = await openStep('6', {}, { server: [[/send=1/, () => answer.promise]] });
    giveConsents(page);
    page.press('send');
    page.press('send');
    await waitFor(() => expect(page.made(/send=1/)).toHaveLength(1));
    answer.resolve([200, { status: 200, message: 'FLV-2026-7K3M9Q' }]);
    await page.isAt('7');
    expect(page.made(/send=1/)).toHaveLength(1);
  });
});
