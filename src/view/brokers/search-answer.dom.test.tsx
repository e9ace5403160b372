import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokerAddress } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { FoundBroker, FoundBrokers } from '#domain/brokers/finder.ts';
import type { Office } from '#domain/brokers/offices.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { frame } from '#words/frame/frame.ts';
import { BrokerCard } from './broker-card.tsx';
import { BrokerResults, describeFound } from './broker-results.tsx';
import { PlaceQuestion } from './place-question.tsx';
import type { ResultsSetup } from './results-setup.ts';

// What a search is answered with where there is no script: the server renders the same parts.

const setupIn = (locale: ContractLocale): ResultsSetup => ({
  locale,
  words: BROKER_FINDER_WORDS[locale],
  hoursWords: frame[locale],
  weekday: 'monday',
  phones: fluvia.lender.phones,
  paths: {
    own: ADDRESSES.brokers[locale],
    appointment: ADDRESSES.mortgageAppointment[locale],
  },
});

const found = (id: string, more: Partial<FoundBroker> = {}): FoundBroker => ({
  ...inventBroker({ id, ...more }),
  distance: more.distance ?? 450,
});

function showResults(brokers: readonly FoundBroker[], locale: ContractLocale = 'fr', total = 0) {
  const answer: FoundBrokers = {
    radius: 4_000,
    total: Math.max(total, brokers.length),
    brokers,
  };
  const setup = setupIn(locale);
  render(
    <main>
      <BrokerResults found={answer} place="5000 Namur" setup={setup}>
        {brokers.map((broker) => (
          <BrokerCard key={broker.id} office={[broker]} place="5000 Namur" setup={setup} />
        ))}
      </BrokerResults>
    </main>,
  );
  return { answer, setup };
}

const showCard = (office: Office<FoundBroker>) =>
  render(
    <main>
      <h2>Courtiers</h2>
      <ul>
        <BrokerCard office={office} place={undefined} setup={setupIn('fr')} />
      </ul>
    </main>,
  );

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

afterEach(cleanup);

describe('who was found', () => {
  it.each([
    ['fr', '2 courtiers dans un rayon de 4\u00a0km autour du centre de 5000 Namur'],
    ['nl', /^2 makelaars .*4\u00a0km.* 5000 Namur/],
  ] as const)('is counted, around the place, in %s', async (locale, expected) => {
    const { answer, setup } = showResults([found('b-1'), found('b-2')], locale);
    expect(heading()).toMatch(expected);
    expect(describeFound(answer, '5000 Namur', setup)).toBe(heading());
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
  });

  it('is said to be the nearest of more', () => {
    showResults([found('b-1')], 'fr', 30);
    expect(document.querySelector('.finder__nearest')?.textContent).toMatch(/1/);
  });

  it('is said to be nobody, with the lender’s own lines and an appointment', async () => {
    const { answer, setup } = showResults([]);
    expect(heading()).toContain('5000 Namur');
    expect(describeFound(answer, '5000 Namur', setup)).toBe(heading());
    const { personal, mortgage } = fluvia.lender.phones;
    expect(links()).toEqual([
      [`tel:${personal.e164}`, personal.shown.replaceAll(' ', '\u00a0')],
      [`tel:${mortgage.e164}`, mortgage.shown.replaceAll(' ', '\u00a0')],
      [ADDRESSES.mortgageAppointment.fr, BROKER_FINDER_WORDS.fr.results.emptyAppointment],
    ]);
    await expectAccessible();
  });
});

describe('a card', () => {
  it('of an office that arranges both credits leads to the page of each', async () => {
    showCard([
      found('b-1', { type: 'ch', name: 'Courtage Mosan' }),
      found('b-2', { type: 'pat', name: 'Courtage Mosan' }),
    ]);
    const { card } = BROKER_FINDER_WORDS.fr;
    expect(links().slice(0, 3)).toEqual([
      [brokerAddress('fr', 'b-1'), 'Courtage Mosan'],
      [brokerAddress('fr', 'b-1'), card.ch],
      [brokerAddress('fr', 'b-2'), card.pat],
    ]);
    await expectAccessible();
  });

  it('says from where the visitor stands how far it is', () => {
    showCard([found('b-1', { distance: 1_240 })]);
    expect(screen.getByRole('listitem').textContent).toContain('1,2\u00a0km');
  });

  it('says today’s hours first, and folds the week', async () => {
    showCard([found('b-1', { name: 'Courtage Mosan', hours: ['Mo-Fr 09:00-12:00'] })]);
    const summary = document.querySelector('summary')?.textContent;
    expect(summary).toContain('9\u00a0h\u00a0à\u00a012\u00a0h');
    expect(summary).toContain('Courtage Mosan');
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('dl')?.textContent).toContain('Du lundi au vendredi');
    await expectAccessible();
  });

  it('says that it is closed today', () => {
    showCard([found('b-1', { hours: ['Tu 09:00-12:00'] })]);
    expect(document.querySelector('summary')?.textContent).toContain(
      BROKER_FINDER_WORDS.fr.card.closedToday,
    );
  });

  it('says nothing of hours that are not known', () => {
    showCard([found('b-1')]);
    expect(document.querySelector('details')).toBeNull();
  });
});

describe('the question which place was meant', () => {
  const places = ['5000 Namur', '5100 Namur', '5020 Namur'].map((label) => ({
    label,
    lat: 50.4,
    lng: 4.8,
  }));
  const call = (onPick?: (place: { label: string }) => void) =>
    render(
      <main>
        <PlaceQuestion
          places={places}
          types={['ch']}
          setup={setupIn('fr')}
          {...(onPick && { onPick })}
        />
      </main>,
    );

  it('is a sentence, whose places lead to their answers', async () => {
    call();
    expect(heading()).toBe('Vouliez-vous dire 5000 Namur, 5100 Namur ou 5020 Namur\u00a0?');
    for (const [href, label] of links()) {
      const { pathname, searchParams } = new URL(String(href), 'https://www.fluvia.example');
      expect(pathname).toBe(ADDRESSES.brokers.fr);
      expect([...searchParams.values()]).toContain(label);
    }
    await expectAccessible();
  });

  it('is answered in place where there is a script', () => {
    const pick = vi.fn();
    call(pick);
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: '5100 Namur' }));
    expect(isFollowed).toBe(false);
    expect(pick).toHaveBeenCalledExactlyOnceWith(places[1]);
  });

  it('opens an answer in another window where that was meant', () => {
    const pick = vi.fn();
    call(pick);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      expect(
        fireEvent.click(screen.getByRole('link', { name: '5100 Namur' }), { [key]: true }),
      ).toBe(true);
    expect(pick).not.toHaveBeenCalled();
  });
});
