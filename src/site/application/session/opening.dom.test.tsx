import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApplicationPage, closePage, openPage, SIMULATION } from '#tests/dom/application-page.tsx';
import { settle } from '#tests/dom/eventually.ts';
import type { Answer } from '#tests/dom/played-server.ts';
import { NOON, TOKEN, tokenUntil } from '#tests/examples/application-window.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';

afterEach(closePage);

describe('a simulation', () => {
  it.each([
    ['there is none', '', [200, 4.49]],
    ['it cannot be read', '{', [200, 4.49]],
    ['its product is unknown', { ...SIMULATION, product_code: 'TAEGXXX1' }, [200, 4.49]],
    ['it is out of bounds', { ...SIMULATION, amount: 1 }, [422, {}]],
  ] as const)('is missing where %s', async (_, simulation, rate) => {
    const page = new ApplicationPage({ locale: 'nl', simulation, server: [[/\/rate\//, rate]] });
    await page.hasState('params-missing');
    expect(page.action('restart').getAttribute('href')).toBe('/nl/');
    expect(page.root.querySelector('.gate svg.drawing')).not.toBeNull();
    await page.isAccessible();
  });

  // W-10.24
  it('of what is not lent any more is not offered, and no rate of it is requested', async () => {
    const { TAEGPSA1: _, ...tariffs } = fluvia.tariffs;
    const page = new ApplicationPage({ tariffs, simulation: SIMULATION });
    await page.hasState('params-missing');
    expect(page.root.textContent).toContain(APPLICATION_WORDS.fr.noResult.title);
    expect(page.made(/\/rate\//)).toEqual([]);
  });

  // C-5.4
  it('has the tariff’s rate and duration', async () => {
    const offered = { duration: 36, taeg: 7.45 };
    const page = await openPage({}, { server: [[/\/rate\//, [200, offered]]] });
    const figure = (name: string) =>
      page.root.querySelector<HTMLElement>(`[data-value="${name}"]`)?.dataset.number;
    expect([figure('duration'), figure('taeg')]).toEqual(['36', '7.45']);
  });

  //
  it.each([
    ['fr', 'Les conditions ont changé', ['4,49', '48 mois', '7,45', '36 mois']],
    ['nl', 'De voorwaarden zijn veranderd', ['4,49', '48 maanden', '7,45', '36 maanden']],
  ] as const)(
    'is shown next to what the tariff makes of it now, in %s',
    async (locale, title, figures) => {
      const offered = { duration: 36, taeg: 7.45 };
      const page = await openPage({}, { locale, server: [[/\/rate\//, [200, offered]]] });
      const notices = [...page.root.querySelectorAll('.notice')].map(
        (notice) => notice.textContent,
      );
      const shown = notices.find((text) => text.includes(title));
      for (const figure of figures) expect(shown).toContain(figure);
      await page.isAccessible();
      await page.goOnTo('2');
      expect(page.root.textContent).not.toContain(title);
    },
  );

  //
  it.each([
    ['its conditions are those of today', {}, 4.49],
    ['it came without a rate', { taeg: '' }, 4.59],
    ['its rate is none', { taeg: 1000 }, 4.59],
  ] as const)('is not compared where %s', async (_, changed, taeg) => {
    const page = await openPage(
      {},
      { simulation: { ...SIMULATION, ...changed }, server: [[/\/rate\//, [200, taeg]]] },
    );
    expect(page.root.textContent).not.toContain('Les conditions ont changé');
  });

  //
  it('of no month is missing, though it has a rate', async () => {
    const page = new ApplicationPage({
      simulation: { ...SIMULATION, duration: 0 },
      server: [[/\/rate\//, [422, {}]]],
    });
    await page.hasState('params-missing');
  });

  // C-5.3
  it('in the address comes before the stored one, and leaves the address', async () => {
    const at = '/fr/demande-de-credit/?amount=15000&duration=60&product_code=TAEGPSA1';
    const page = await openPage({}, { at });
    expect(page.made(/\/rate\//)[0]?.address).toMatch(/\/rate\/TAEGPSA1\/15000\/60$/);
    expect(location.search).toBe('');
  });

  it('keeps its product’s name in the language of the page', async () => {
    const page = await openPage({}, { locale: 'nl' });
    expect(page.root.querySelector('[data-value="product"]')?.textContent).toBe(
      'Persoonlijke lening',
    );
  });

  it('is tried again where the server cannot be reached', async () => {
    const page = new ApplicationPage({ token: TOKEN, server: [[/\/rate\//, 'lost']] });
    await page.findNotice('alert', 'Le formulaire n’est pas disponible');
    page.serve([/\/rate\//, [200, 4.49]]);
    page.press('retry');
    await page.hasState('form');
  });
});

it('shows no form before it knows which sign-ins stand above it, which would move it', async () => {
  const answer = Promise.withResolvers<Answer>();
  const page = new ApplicationPage({
    token: TOKEN,
    server: [[/\/sign-ins$/, () => answer.promise]],
  });
  await waitFor(() => expect(page.made(/\/jwt-refresh$/)).toHaveLength(1));
  await settle();
  expect(page.root.dataset.pageState).toBe('loading');
  answer.resolve([200, [{ id: 'itsme', name: 'itsme' }]]);
  await page.hasState('form');
  expect(page.has('sign-in')).toBe(true);
});

describe('a draft', () => {
  //
  it('is resumed with a warning, reset, and brought back', async () => {
    const page = await openPage({ street: 'Rue Haute' });
    expect(page.control('street').value).toBe('Rue Haute');
    await page.isAccessible();
    page.press('reset');
    expect(page.control('street').value).toBe('');
    expect(page.has('reset')).toBe(false);
    page.press('undo-reset');
    expect(page.control('street').value).toBe('Rue Haute');
    page.press('reset');
    await waitFor(() => expect(page.made(/submit/).at(-1)?.body.street).toBeUndefined());
  });

  it('lets the stages be reached that it reached, and none beyond', async () => {
    const page = await (await openPage()).goOnTo('3');
    page.root.querySelector<HTMLElement>('[data-stage="2"] a')?.click();
    await page.isAt('2');
    expect(page.control('employerName').value).toBe('Clinique du Pont');
  });
});

describe('a token', () => {
  it.each([
    ['that is forged', 'a.b.c', 'la vérification écarte les robots'],
    ['whose answers are kept', tokenUntil(-24), 'retrouver les réponses'],
  ])('%s leads to the bot check', async (_, token, text) => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    const page = new ApplicationPage({ token, server: [[/\/jwt-refresh$/, [401, {}]]] });
    await page.hasState('captcha');
    expect(page.root.textContent).toContain(text);
    // Coming back another day finds the way still open.
    expect(localStorage.getItem('pat_jwt')).toBe(token);
    await page.isAccessible();
  });
});

//
describe('a proxy that refuses', () => {
  const PAGE = '<!doctype html><title>Blocked</title>';
  it.each([403, 404, 431])('with a page and %i leaves the session as it is', async (status) => {
    const page = new ApplicationPage({
      token: TOKEN,
      server: [[/\/jwt-refresh$/, [status, PAGE]]],
    });
    await page.findNotice('alert', 'Le formulaire n’est pas disponible');
    expect(localStorage.getItem('pat_jwt')).toBe(TOKEN);
  });

  it('leaves the loan as it is', async () => {
    const page = new ApplicationPage({ server: [[/\/rate\//, [403, PAGE]]] });
    await page.findNotice('alert', 'Le formulaire n’est pas disponible');
    page.serve([/\/rate\//, [200, 4.49]]);
    page.press('retry');
    await page.hasState('captcha');
  });
});
