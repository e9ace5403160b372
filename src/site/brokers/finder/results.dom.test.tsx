import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokerAddress } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import { FINDER, type FoundBroker } from '#domain/brokers/finder.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, openFinderAt } from '#tests/dom/finder-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';

const words = BROKER_FINDER_WORDS.fr;

const found = (id: string, more: Partial<FoundBroker> = {}): FoundBroker => ({
  ...inventBroker({ id, ...more }),
  distance: more.distance ?? 400,
});

/** The list of a search in Namur that finds these brokers; `total` counts those beyond what is sent, too. */
async function openList(
  brokers: readonly FoundBroker[],
  { total = brokers.length, locale = 'fr' as 'fr' | 'nl' } = {},
) {
  const place = { label: '5000 Namur', lat: 50.4669, lng: 4.8675, by: 'zip' };
  const answer = { kind: 'found', place, radius: 2_000, total, brokers };
  return await openFinderAt('?zip=5000', '5000', {
    locale,
    server: [[CALLS.search, [200, answer]]],
  });
}

afterEach(closeFinder);

describe('a card', () => {
  it('names the broker, what they arrange, how far they are, and how they are reached', async () => {
    const page = await openList([
      found('b-1', {
        name: 'Courtage Mosan',
        contact: 'Anne Mosan',
        contactUrl: 'mailto:anne@mosan.example',
        distance: 2_600,
      }),
    ]);
    const [card] = page.cards;
    const links = [...(card?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-label') ?? link.textContent,
    ]);
    expect(links).toEqual([
      [brokerAddress('fr', 'b-1'), 'Courtage Mosan'],
      ['tel:+3225550134', 'Appeler Courtage Mosan\u00a0: 02 555 01 34'],
      ['mailto:anne@mosan.example', 'Contacter Anne Mosan'],
    ]);
    expect(card?.textContent).toContain('à environ 3\u00a0km du centre');
    expect(card?.textContent).toContain(words.card.ch);
    expect(card?.querySelector('address')?.textContent).toBe('Rue Neuve 12, 1000 Bruxelles');
    await page.isAccessible();
  });

  it('shows today’s hours, and folded those of the week', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    const hours = ['Mo-We 09:00-12:30', 'Fr 13:00-18:00'];
    const page = await openList([found('b-1', { hours })]);
    const folded = page.cards[0]?.querySelector('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector('summary')?.textContent).toBe(
      'Aujourd’hui\u00a0: 9\u00a0h\u00a0à\u00a012\u00a0h\u00a030 Heures d’ouverture, Courtage b-1',
    );
    const days = [...(folded?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    expect(days).toHaveLength(2);
  });

  it('says on a day without hours that the office is closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00Z') });
    const page = await openList([found('b-1', { hours: ['Mo-We 09:00-12:30'] })], { locale: 'nl' });
    expect(page.cards[0]?.querySelector('summary')?.textContent).toContain(
      BROKER_FINDER_WORDS.nl.card.closedToday,
    );
  });

  it('leaves out what the lender’s file does not say', async () => {
    const page = await openList([found('b-1')]);
    expect(page.cards[0]?.querySelector('details, img')).toBeNull();
    expect(page.cards[0]?.querySelectorAll('a')).toHaveLength(2);
  });

  it('of an office for both credits has their contacts once each', async () => {
    const office = {
      name: 'Courtage Mosan',
      contact: 'Anne',
      contactUrl: 'https://mosan.example/',
    };
    const page = await openList([
      found('b-1', { ...office, type: 'ch' }),
      found('b-2', { ...office, type: 'pat' }),
    ]);
    expect(page.listed).toEqual(['b-1']);
    expect(page.cards[0]?.querySelectorAll('a[href="https://mosan.example/"]')).toHaveLength(1);
    expect(page.title).toMatch(/^1 courtier dans un rayon de 2\u00a0km/);
  });
});

// W-5.5
describe('more cards', () => {
  const several = Array.from({ length: FINDER.cards + 2 }, (_, i) => found(`b-${i}`));

  it('are shown on request, and the first of them takes the focus', async () => {
    const page = await openList(several);
    expect(page.cards).toHaveLength(FINDER.cards);
    expect(page.action('more-brokers').textContent).toBe(fill(words.results.more, { n: 2 }));
    page.press('more-brokers');
    expect(page.cards).toHaveLength(several.length);
    await waitFor(() =>
      expect(document.activeElement).toBe(page.cards[FINDER.cards]?.querySelector('h3')),
    );
    expect(document.querySelector('[data-action="more-brokers"]')).toBeNull();
    await page.isAccessible();
  });

  it('of which there is a single one are offered so', async () => {
    const page = await openList(several.slice(1));
    expect(page.action('more-brokers').textContent).toBe(words.results.moreOne);
  });

  it('are folded again by the next search', async () => {
    const page = await openList(several);
    page.press('more-brokers');
    page.server.restore(CALLS.search);
    page.search('4000');
    await page.hasTitle('4000 Liège');
    expect(page.cards).toHaveLength(FINDER.cards);
  });

  it('than are sent are counted, and the list says that it is of the nearest', async () => {
    const page = await openList(several, { total: 80 });
    expect(page.title).toMatch(/^80 courtiers/);
    expect(page.results.textContent).toContain(fill(words.results.nearest, { n: several.length }));
  });
});

describe('where no broker is found', () => {
  it('says so and offers the lender’s own lines, and an appointment', async () => {
    const page = await openList([]);
    expect(page.title).toBe('Aucun courtier pour ce choix autour du centre de 5000 Namur');
    expect(page.status).toBe(page.title);
    const links = [...page.results.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const { personal, mortgage } = fluvia.lender.phones;
    expect(links).toEqual([
      `tel:${personal.e164}`,
      `tel:${mortgage.e164}`,
      ADDRESSES.mortgageAppointment.fr,
    ]);
    await page.isAccessible();
  });
});
