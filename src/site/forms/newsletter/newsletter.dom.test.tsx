import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt, PlayedObserver } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { BOT_CHECK_CALLS, isProven } from '#tests/dom/form-page.tsx';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { loadNewsletter } from './load-newsletter.ts';
import { mountNewsletter } from './mount-newsletter.ts';
import { Newsletter } from './newsletter.tsx';

let server: PlayedServer;
beforeEach(() => {
  server = new PlayedServer(...BOT_CHECK_CALLS);
  PlayedObserver.install();
});
afterEach(leaveBuilt);

const FORM = /\/forms\/newsletter$/;
const ADDRESS = 'zoe@example.be';
const SUBSCRIBED: Answer = [200, { status: 200, message: `Nous avons écrit à ${ADDRESS}.` }];

const open = (locale: ContractLocale = 'fr', at = '/') =>
  openBuilt(
    <main>
      <Newsletter locale={locale} lender={fluvia.lender} privacyPath="/fr/vie-privee/" />
    </main>,
    { locale, at },
  );
const mount = (locale?: ContractLocale) => {
  open(locale);
  mountNewsletter(find('#newsletter'));
};

const email = () => find<HTMLInputElement>('[name=email]');
const button = () => find<HTMLButtonElement>('[type=submit]');
const message = () => find('.newsletter__message');
const type = (value: string) => fireEvent.input(email(), { target: { value } });
const leaveField = () => fireEvent.change(email());
const tick = async () => {
  const box = await waitFor(() => find('altcha-widget input'));
  fireEvent.click(box);
};
const subscribe = async (address = ADDRESS) => {
  type(address);
  fireEvent.click(button());
  await tick();
};
const isSaid = (text: string) => waitFor(() => expect(message().textContent).toContain(text));

describe('an address', () => {
  it.each([
    ['fr', 'invalide'],
    ['nl', 'ongeldig'],
  ] as const)(
    'that is none is said to be wrong until it is right, in %s',
    async (locale, expected) => {
      mount(locale);
      expect(button().disabled).toBe(true);
      expect(button().ariaBusy, 'it waits for an address').toBeNull();
      type('lotte@');
      expect(message().textContent, 'not while it is typed').toBe('');
      leaveField();
      expect(message().textContent).toContain(expected);
      expect(email().getAttribute('aria-invalid')).toBe('true');
      expect(email().getAttribute('aria-describedby')).toBe(message().id);
      expect(button().disabled).toBe(true);
      await expectAccessible();
      type(ADDRESS);
      expect(message().textContent).toBe('');
      expect(email().hasAttribute('aria-invalid')).toBe(false);
      expect(email().hasAttribute('aria-describedby')).toBe(false);
      expect(button().disabled).toBe(false);
    },
  );

  it('that was left before the script loaded is checked once it has', () => {
    open();
    type('lotte@');
    leaveField();
    mountNewsletter(find('#newsletter'));
    expect(message().textContent).toContain('invalide');
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('that is being typed while the script loads is not checked before it is left', () => {
    open();
    email().focus();
    type('lotte@');
    mountNewsletter(find('#newsletter'));
    expect(message().textContent).toBe('');
    leaveField();
    expect(message().textContent).toContain('invalide');
  });

  //
  it('that is a slip away from a known one is doubted once it was left, and taken at a press', async () => {
    mount();
    type('lotte@gmail.con');
    leaveField();
    const take = await waitFor(() => find('[data-action="take-email"]'));
    expect(find('.newsletter__doubt').textContent).toContain('Vouliez-vous dire');
    expect(button().disabled, 'it may be sent as it is').toBe(false);
    await expectAccessible();
    fireEvent.click(take);
    expect(email().value).toBe('lotte@gmail.com');
    expect(document.activeElement).toBe(email());
    expect(find('.newsletter__doubt').textContent).toBe('');
  });

  // W-6.13
  it('that the browser fills in without an event counts', async () => {
    mount();
    email().value = ADDRESS;
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('that is wrong is not sent', () => {
    mount();
    type('zoe@');
    fireEvent.submit(find('form'));
    expect(document.activeElement).toBe(email());
    expect(message().textContent).toContain('invalide');
    expect(server.calls).toEqual([]);
  });
});

describe('a subscription', () => {
  it.each(['fr', 'nl'] as const)('is sent after the bot check, in %s', async (locale) => {
    server.serve([FORM, SUBSCRIBED]);
    mount(locale);
    type(` ${ADDRESS} `);
    fireEvent.click(button());
    const check = find('.newsletter__check');
    await waitFor(() => expect(document.activeElement).toBe(check));
    expect(check.textContent).toContain(NEWSLETTER_WORDS[locale].form.checkText);
    await waitFor(() => expect(check.textContent).toContain(BOT_CHECK_WORDS[locale].told.altcha));
    expect(button().disabled).toBe(true);
    expect(button().ariaBusy, 'it waits for the check').toBe('true');
    expect(server.made(FORM)).toEqual([]);
    await waitFor(() => find('altcha-widget input'));
    await expectAccessible();
    await tick();
    await isSaid(ADDRESS);
    const sent = server.made(FORM)[0]?.form;
    expect(String(sent?.get('email')).trim()).toBe(ADDRESS);
    expect(sent?.get('lang')).toBe(locale);
    expect(sent && (await isProven(sent))).toBe(true);
    expect(document.activeElement).toBe(message());
    // What is said stays alone.
    for (const part of find('form').children)
      expect(part.hasAttribute('hidden'), part.outerHTML).toBe(part !== message());
    await expectAccessible();
  });

  it('says that it is on its way, and cannot be sent twice in the meantime', async () => {
    const answer = Promise.withResolvers<Answer>();
    server.serve([FORM, () => answer.promise]);
    mount();
    await subscribe();
    await isSaid(NEWSLETTER_WORDS.fr.form.sending);
    expect(email().readOnly).toBe(true);
    expect(button().disabled).toBe(true);
    fireEvent.submit(find('form'));
    answer.resolve(SUBSCRIBED);
    await isSaid(ADDRESS);
    expect(server.made(FORM)).toHaveLength(1);
  });

  it('of somebody who has one is said as the server says it', async () => {
    server.serve([FORM, [409, { status: 409, message: 'Déjà inscrit' }]]);
    mount();
    await subscribe();
    await isSaid('Déjà inscrit');
    expect(email().closest('[hidden]')).not.toBeNull();
  });
});

describe('a failure', () => {
  const { problems, recaptcha } = NEWSLETTER_WORDS.fr.form;

  it.each<[string, Answer, string]>([
    ['no answer', 'lost', problems.connection],
    ['a server out of order', [503, {}], problems.server],
    ['a page that is not ours', [200, '<!doctype html>'], problems.server],
    ['an address that is gone', [410, {}], problems.server],
    ['too many calls', [429, {}], problems.tooManyCalls],
    ['a bot check that is refused', [422, { errors: { recaptcha: 'Non' } }], recaptcha],
  ])('by %s is said, keeps the address and can be tried again', async (_, answer, expected) => {
    server.serve([FORM, answer]);
    mount();
    await subscribe();
    await isSaid(expected);
    expect(document.activeElement).toBe(message());
    expect(email().value).toBe(ADDRESS);
    expect(email().readOnly).toBe(false);
    expect(document.querySelector('altcha-widget')).toBeNull();
    await expectAccessible();
    server.serve([FORM, SUBSCRIBED]);
    await subscribe();
    await isSaid('Nous avons écrit');
    expect(server.made(FORM)).toHaveLength(2);
  });

  it('of the address is said line by line, and leads back to it', async () => {
    server.serve([FORM, [422, { status: 422, errors: { email: 'Un', lang: 'Deux' } }]]);
    mount();
    await subscribe();
    await isSaid('Un\nDeux');
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(button().disabled, 'the same address is not sent again').toBe(true);
    type('lotte@example.be');
    expect(button().disabled).toBe(false);
    expect(message().textContent).toBe('');
  });

  it.each([
    ['does not come', 'lost'],
    ['fails', [503, {}]],
  ] as const)('of the bot check, which %s, is said', async (_, offer) => {
    server.serve([/\/captcha$/, offer]);
    mount();
    type(ADDRESS);
    fireEvent.click(button());
    await isSaid(problems.check);
    expect(email().value).toBe(ADDRESS);
    expect(button().disabled).toBe(false);
    server.serve(...BOT_CHECK_CALLS, [FORM, SUBSCRIBED]);
    await subscribe();
    await isSaid('Nous avons écrit');
  });

  it('by an address that was changed during the check is said, and nothing is sent', async () => {
    mount();
    type(ADDRESS);
    fireEvent.click(button());
    await waitFor(() => find('altcha-widget input'));
    type('zoe@');
    await tick();
    await isSaid('invalide');
    expect(document.activeElement).toBe(email());
    expect(server.made(FORM)).toEqual([]);
  });
});

describe('its script', () => {
  const comesNear = () => PlayedObserver.dispatch(find('#newsletter'), { isIntersecting: true });

  it('is loaded once the form comes near, and not before', async () => {
    open();
    loadNewsletter();
    PlayedObserver.dispatch(find('#newsletter'), { isIntersecting: false });
    expect(button().disabled).toBe(true);
    comesNear();
    await waitFor(() => expect(find<HTMLFormElement>('form').noValidate).toBe(true));
    type(ADDRESS);
    expect(button().disabled).toBe(false);
  });

  it('is not missed on a page without the form', () => {
    openBuilt(<main />);
    expect(loadNewsletter).not.toThrow();
  });

  // W-1.9, W-1.10
  it.each([
    ['its own', '/#newsletter', 0, true],
    ['another', '/#content', 0, false],
    ['none', '/', 0, false],
    ['its own, but the reader scrolls on', '/#newsletter', 200, false],
  ])('scrolls to the form where the address names %s', (_, at, scrolled, goes) => {
    vi.useFakeTimers();
    open('fr', at);
    const scroll = vi.spyOn(find('#newsletter'), 'scrollIntoView');
    loadNewsletter();
    vi.stubGlobal('scrollY', scrolled);
    vi.advanceTimersByTime(500);
    expect(scroll).toHaveBeenCalledTimes(goes ? 1 : 0);
    vi.useRealTimers();
  });

  // W-1.9
  it('scrolls to the form again where the browser went to it before the page was loaded', () => {
    vi.useFakeTimers();
    open('fr', '/#newsletter');
    const scroll = vi.spyOn(find('#newsletter'), 'scrollIntoView');
    loadNewsletter();
    vi.stubGlobal('scrollY', 3_000);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(500);
    expect(scroll).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
