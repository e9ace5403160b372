import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brokerAddress } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours } from '#domain/brokers/hours.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { BROKER_PAGE_WORDS } from '#words/broker-page/broker-page.ts';
import { fill } from '#words/translation.ts';
import { nameMap } from '../map/map-names.ts';
import { BrokerPage, type BrokerPageProps } from './broker-page.tsx';

const names = nameMap(fluvia.places.localities);
const WAYS = { request: '/request/', contact: '/contact/' };

/** The page of one broker; `more` are the broker's own values. */
function open(
  more: Partial<Broker> = {},
  page: Partial<Pick<BrokerPageProps, 'nearby' | 'now'>> = {},
  locale: ContractLocale = 'fr',
) {
  const broker = inventBroker({ id: 'b-1', name: 'Courtage Mosan', ...more });
  render(
    <main>
      <BrokerPage
        locale={locale}
        broker={broker}
        town={splitAddress(broker.address).town}
        names={names}
        hours={broker.hours.length > 0 ? readBrokerHours(broker.hours) : undefined}
        now={{ weekday: 'monday', minutes: 10 * 60 }}
        nearby={[]}
        lender={fluvia.lender}
        ways={WAYS}
        {...page}
      />
    </main>,
  );
  return BROKER_PAGE_WORDS[locale];
}

const shown = () => document.body.textContent;

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the page of a broker', () => {
  it.each(['fr', 'nl'] as const)(
    'says who they are and how to reach them, in %s',
    async (locale) => {
      open({}, {}, locale);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Courtage Mosan');
      expect(hrefOf('02\u00a0555\u00a001\u00a034')).toBe('tel:+3225550134');
      expect(document.querySelector('address')?.textContent).toBe(
        'Rue Neuve 121000\u00a0Bruxelles',
      );
      await expectAccessible();
    },
  );

  it('leads back to the brokers around them', () => {
    const words = open();
    expect(hrefOf(fill(words.back, { town: 'Bruxelles' }))).toBe(
      `${ADDRESSES.brokers.fr}?zip=1000`,
    );
  });

  it('leads back to all where the address has no postcode', () => {
    const words = open({ address: 'Galerie du Roi' });
    expect(hrefOf(words.backAll)).toBe(ADDRESSES.brokers.fr);
    expect(document.querySelector('address')?.textContent).toBe('Galerie du Roi');
  });

  it('leads to a route that asks from where', () => {
    const words = open({ lat: 50.4, lng: 4.8 });
    const route = screen.getByRole('link', { name: words.route });
    expect(route.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/directions?to=50.4%2C4.8',
    );
    expect(route.getAttribute('rel')).toBe('noopener');
  });

  it.each(['ch', 'pat'] as const)('leads to a request for what they arrange: %s', (type) => {
    const words = open({ type });
    const request = screen.getByRole('link', { name: words.next[type] });
    expect(request.getAttribute('href')).toBe(WAYS.request);
    expect(request.dataset.chooseBroker).toBe('b-1');
    expect(screen.getByText(words.arranges[type])).toBeTruthy();
    expect(screen.getByText(words.lender[type])).toBeTruthy();
  });

  it.each([
    ['ch', fluvia.lender.phones.mortgage],
    ['pat', fluvia.lender.phones.personal],
  ] as const)('names the lender’s own line for it: %s', (type, phone) => {
    open({ type });
    expect(hrefOf(phone.shown.replaceAll(' ', '\u00a0'))).toBe(`tel:${phone.e164}`);
  });
});

describe('whom one writes to', () => {
  it('is a person by name', async () => {
    const words = open({ contact: 'Anne Mosan', contactUrl: 'mailto:anne@mosan.example' });
    expect(hrefOf(fill(words.write, { contact: 'Anne Mosan' }))).toBe('mailto:anne@mosan.example');
    await expectAccessible();
  });

  it('is the office where nobody is named', () => {
    const words = open({ contactUrl: 'mailto:office@mosan.example' });
    expect(hrefOf(words.writeUnnamed)).toBe('mailto:office@mosan.example');
  });

  it('is found on their own site', () => {
    const words = open({ contact: 'Anne Mosan', contactUrl: 'https://mosan.example/' });
    expect(hrefOf(words.site)).toBe('https://mosan.example/');
  });

  it('is left out where the file has neither', () => {
    const words = open();
    expect(shown()).not.toContain(words.contact);
  });

  it('is a name alone where there is no address to write to', () => {
    open({ contact: 'Anne Mosan' });
    expect(screen.getByText('Anne Mosan')).toBeTruthy();
  });
});

describe('when the office is open', () => {
  it('is said day by day, with what holds on holidays', async () => {
    const words = open({ hours: ['Mo-Fr 09:00-12:30'] });
    expect(screen.getByText('Du lundi au vendredi')).toBeTruthy();
    expect(shown()).toContain('9\u00a0h\u00a0à\u00a012\u00a0h\u00a030');
    expect(shown()).toContain(words.onHolidays);
    await expectAccessible();
  });

  it('is said to be unknown where it is', () => {
    const words = open();
    expect(shown()).toContain(words.noHours);
    expect(shown()).not.toContain(words.onHolidays);
  });
});

describe('others close by', () => {
  const other = (id: string, distance: number) => ({ ...inventBroker({ id }), distance });

  it('are linked, each with what they arrange and how far they are', async () => {
    const words = open({}, { nearby: [other('b-2', 0), other('b-3', 1_240)] });
    const list = within(screen.getByRole('list'));
    const items = list.getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      brokerAddress('fr', 'b-2'),
      brokerAddress('fr', 'b-3'),
    ]);
    expect(items[0]?.textContent).toContain(words.sameAddress);
    expect(items[1]?.textContent).toContain('1,2\u00a0km');
    await expectAccessible();
  });

  it('are left out where there are none', () => {
    const words = open();
    expect(screen.queryByRole('heading', { name: words.nearby })).toBeNull();
  });
});

// W-5.28
describe('their map', () => {
  it.each([
    ['fr', 'Charleroi', 'Carte\u00a0: Natural Earth, GeoNames'],
    ['nl', 'Charleroi', 'Kaart: Natural Earth, GeoNames'],
  ] as const)(
    'shows the towns around, and says so to those who do not see it, in %s',
    async (locale, town, credit) => {
      const words = open({ lat: 50.4542, lng: 3.9523 }, {}, locale);
      const map = screen.getByRole('img', { name: fill(words.map, { name: 'Courtage Mosan' }) });
      const written = [...map.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(written).toContain(locale === 'fr' ? 'Mons' : 'Bergen');
      expect(written).not.toContain(town);
      expect(written).toContain('5\u00a0km');
      expect(document.querySelector('figcaption')?.textContent).toBe(credit);
      await expectAccessible();
    },
  );
});

describe('their picture', () => {
  it('is described, with the room it takes', () => {
    const words = open({ image: { src: '/brokers/mosan.jpg' } });
    const expected = { lender: fluvia.lender.name, name: 'Courtage Mosan' };
    const picture = screen.getByRole('img', { name: fill(words.picture, expected) });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '320']);
  });

  it('leaves nothing behind where there is none', () => {
    open();
    expect(document.querySelector('img')).toBeNull();
  });

  // W-8.11
  it.each([
    ['lit', 'lamp lamp--lit', { weekday: 'friday', minutes: 749 }],
    ['dark', 'lamp lamp--dark', { weekday: 'friday', minutes: 750 }],
    ['neither on a holiday', 'lamp', { weekday: 'friday' }],
  ] as const)('has a lantern before its hours that is %s', (_, expected, now) => {
    const { hours } = open({ hours: ['Mo-Fr 09:00-12:30'] }, { now });
    expect(screen.getByText(hours).className).toBe(expected);
  });

  it('has none where its hours are not known', () => {
    const { hours } = open({ hours: [] });
    expect(screen.getByText(hours).className).toBe('');
  });
});
