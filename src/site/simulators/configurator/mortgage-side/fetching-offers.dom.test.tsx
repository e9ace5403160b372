import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ConfiguratorPage,
  closeConfigurator,
  openMortgage,
} from '#tests/dom/configurator-page.tsx';
import { eventually, settle } from '#tests/dom/eventually.ts';
import { type HeldCall, OFFERS, type OffersServer } from '#tests/dom/offers-server.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';

const QUERY = '?type=ch&amount=100000&years=10';
const words = CONFIGURATOR_WORDS.fr;

afterEach(closeConfigurator);

/** A page whose calls wait for the test. */
async function openHeld() {
  let held: readonly HeldCall[] = [];
  const page = new ConfiguratorPage({
    query: QUERY,
    beforeOpening: (server: OffersServer) => {
      held = server.hold();
    },
  });
  /** The call of this number, once it is made. */
  const call = async (number: number): Promise<HeldCall> =>
    await eventually(() => {
      const found = held[number - 1];
      if (!found) throw new Error(`${held.length} calls were made`);
      return found;
    });
  await call(1);
  return { page, call };
}

/** The years of the offers in view; all have the same. */
const yearsOf = (page: ConfiguratorPage) => [
  ...new Set(page.offers.map((id) => id?.split('-').at(-1))),
];

describe('offers that are asked for', () => {
  it.each(['fr', 'nl'] as const)(
    'have their place and a notice before they come, in %s',
    async (locale) => {
      let held: readonly HeldCall[] = [];
      const page = new ConfiguratorPage({
        locale,
        query: QUERY,
        beforeOpening: (server) => {
          held = server.hold();
        },
      });
      const { loading, updating, waiting } = CONFIGURATOR_WORDS[locale];
      expect([loading, updating]).toContain(page.progress.textContent);
      await page.progresses(updating);
      expect(page.offers).toEqual([]);
      expect(page.has('[data-no-results]')).toBe(false);
      page.pause(1_000);
      await page.progresses(waiting);
      await eventually(() => expect(held).toHaveLength(1));
      held[0]?.answer();
      await eventually(() => expect(page.offers).not.toEqual([]));
      await page.progresses('');
      await page.isAccessible();
    },
  );

  it('show no figure of the loan that was in view', () => {
    const page = new ConfiguratorPage({ beforeOpening: (server) => void server.hold() });
    page.choose('CH');
    expect(page.product).toBe('CH');
    expect(page.offers).toEqual([]);
    expect(page.has('[data-value="taeg"]')).toBe(false);
    expect(page.control('amount').value).toMatch(/^25\s000$/);
  });

  it('are asked of the page itself, in whole euros and years', async () => {
    const { call } = await openHeld();
    const { requested } = await call(1);
    expect(requested).toEqual({ amount: '100000', duration: '10', mode: 'total', type: 'house' });
  });

  it('are asked for once a question, and not for an amount that is being emptied', async () => {
    const page = await openMortgage(QUERY);
    page.answer('amount', '');
    expect(page.offers).not.toEqual([]);
    expect(page.isWrong('amount')).toBe(false);
    page.answer('amount', '100000');
    expect(page.server.requested).toHaveLength(1);
    page.answer('amount', '');
    fireEvent.blur(page.control('amount'));
    expect(page.isWrong('amount')).toBe(true);
    expect(page.offers).toEqual([]);
    expect(page.server.requested).toHaveLength(1);
  });
});

describe('an answer that comes late', () => {
  it('leaves the earlier offers, marked as such, under the question that they answer', async () => {
    const { page, call } = await openHeld();
    (await call(1)).answer();
    await eventually(() => expect(page.offers).not.toEqual([]));
    page.answer('years', '20');
    await page.progresses(words.updating);
    expect(yearsOf(page)).toEqual(['10']);
    expect(page.find('.configurator__figure').getAttribute('aria-busy')).toBe('true');
    expect(page.find('.configurator__offer').getAttribute('aria-busy')).toBe('true');
    expect(page.heading).toContain('10 ans');
    page.pause(1_000);
    await page.progresses(words.late);
    await page.isAccessible();
    (await call(2)).answer();
    await eventually(() => expect(yearsOf(page)).toEqual(['20']));
    expect(page.find('.configurator__figure').hasAttribute('aria-busy')).toBe(false);
    expect(page.heading).toContain('20 ans');
  });

  it('is not told to screen readers before it is there', async () => {
    const { page, call } = await openHeld();
    (await call(1)).answer();
    await eventually(() => expect(page.offers).not.toEqual([]));
    page.pause();
    expect(page.announced).toContain('pendant 10 ans');
    page.answer('years', '20');
    page.pause();
    expect(page.announced).toBe('');
    (await call(2)).answer();
    await eventually(() => expect(page.heading).toContain('20 ans'));
    page.pause();
    expect(page.announced).toContain('pendant 20 ans');
  });

  it('leaves nothing of another mode or product', async () => {
    const page = await openMortgage(QUERY);
    page.server.hold();
    page.answer('mode', 'settle');
    expect(page.offers).toEqual([]);
    page.answer('mode', 'borrow');
    await eventually(() => expect(page.offers).not.toEqual([]));
    page.choose('LIGHT');
    expect(page.offers).toEqual([]);
  });
});

describe('an answer that is overtaken', () => {
  it('is dropped when it comes after the next, and its call given up', async () => {
    const { page, call } = await openHeld();
    const first = await call(1);
    page.answer('years', '15');
    (await call(2)).answer();
    await eventually(() => expect(yearsOf(page)).toEqual(['15']));
    const [signal] = page.server.signals;
    expect(signal?.aborted).toBe(true);
    first.answer();
    await settle();
    page.pause();
    await page.progresses('');
    expect(yearsOf(page)).toEqual(['15']);
  });

  it('is dropped when it comes before the next', async () => {
    const { page, call } = await openHeld();
    page.answer('years', '15');
    const second = await call(2);
    (await call(1)).answer();
    await settle();
    page.pause(1_000);
    await page.progresses(words.waiting);
    expect(page.offers).toEqual([]);
    second.answer();
    await eventually(() => expect(yearsOf(page)).toEqual(['15']));
  });

  it('fails without a word', async () => {
    const { page, call } = await openHeld();
    page.answer('years', '15');
    (await call(1)).answerWith([503, '']);
    await settle();
    expect(page.alert).toBeUndefined();
    (await call(2)).answer();
    await eventually(() => expect(page.offers).not.toEqual([]));
    expect(page.alert).toBeUndefined();
  });

  it('is of no use once a loan is in view', async () => {
    const { page, call } = await openHeld();
    page.choose('PAT');
    (await call(1)).answerWith([503, '']);
    await settle();
    page.pause();
    expect(page.product).toBe('TAEGPSA1');
    expect(page.alert).toBeUndefined();
    expect(page.progress.textContent).toBe('');
  });
});

// W-4.8
describe('a server that fails', () => {
  const FAILURES = [
    ['does not answer', 'lost'],
    ['is out of order', [503, '']],
    ['breaks down', [500, { type: 'about:blank' }]],
    ['answers with a page', [200, '<!doctype html>']],
  ] as const;

  it.each(FAILURES)('%s: that is said, and what was typed stays', async (_, answer) => {
    const page = new ConfiguratorPage({
      query: QUERY,
      beforeOpening: (server) => server.serve([OFFERS, answer]),
    });
    await page.alerts(words.failed.title);
    expect(page.alert).toContain(words.failed.text);
    expect(page.alert).not.toContain(words.failed.stale);
    expect(page.control('amount').value).toMatch(/^100\s000$/);
    expect(page.offers).toEqual([]);
    expect(page.law).not.toBe('');
    await page.isAccessible();
  });

  it.each(['fr', 'nl'] as const)('for too many requests says what to do, in %s', async (locale) => {
    const page = new ConfiguratorPage({
      locale,
      query: QUERY,
      beforeOpening: (server) => server.serve([OFFERS, [429, {}]]),
    });
    const { tooMany } = CONFIGURATOR_WORDS[locale].failed;
    await page.alerts(tooMany.title);
    expect(page.alert).toContain(tooMany.text.replace(/\s+/g, ' '));
  });

  it('leaves the earlier offers, and says that they are', async () => {
    const page = await openMortgage(QUERY);
    page.server.serve([OFFERS, [503, '']]);
    page.answer('years', '20');
    await page.alerts(words.failed.stale);
    expect(yearsOf(page)).toEqual(['10']);
    expect(page.heading).toContain('10 ans');
    await page.isAccessible();
  });

  it('is asked again on request, as often as it takes; the focus stays where that is told', async () => {
    const page = new ConfiguratorPage({
      query: QUERY,
      beforeOpening: (server) => server.serve([OFFERS, 'lost']),
    });
    await page.alerts(words.failed.title);
    page.server.serve([OFFERS, [503, '']]);
    page.press('retry');
    expect(document.activeElement).toBe(page.progress);
    await eventually(() => expect(page.server.requested).toHaveLength(2));
    await page.alerts(words.failed.title);
    page.server.restore();
    page.press('retry');
    await page.progresses(words.updating);
    await eventually(() => expect(page.offers).not.toEqual([]));
    expect(page.alert).toBeUndefined();
    expect(document.activeElement).toBe(page.progress);
    const [first, ...others] = page.server.requested;
    expect(others).toEqual([first, first]);
  });

  it('is forgotten with the next question', async () => {
    const page = new ConfiguratorPage({
      query: QUERY,
      beforeOpening: (server) => server.serve([OFFERS, [503, '']]),
    });
    await page.alerts(words.failed.title);
    page.server.restore();
    page.answer('years', '20');
    expect(page.alert).toBeUndefined();
    await eventually(() => expect(page.offers).not.toEqual([]));
  });

  it('is not told next to an amount outside the limits', async () => {
    const page = new ConfiguratorPage({
      query: QUERY,
      beforeOpening: (server) => server.serve([OFFERS, [503, '']]),
    });
    await page.alerts(words.failed.title);
    page.answer('amount', '1');
    expect(page.alert).toBeUndefined();
    expect(page.has('[data-no-results]')).toBe(true);
  });
});
