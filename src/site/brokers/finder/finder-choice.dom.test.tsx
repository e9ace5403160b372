import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brokerAddress } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import { forgetBroker, storeBroker } from '#site/brokers/chosen/stored-broker.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { keptBroker } from '#tests/dom/cookies.ts';
import { closeFinder, FinderPage, openFinderAt } from '#tests/dom/finder-page.tsx';
import type { Answer } from '#tests/dom/played-server.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';

const words = BROKER_FINDER_WORDS.fr;

/** A broker of the lender's file. */
function brokerOf(id: string | undefined) {
  const broker = fluvia.brokers.find((known) => known.id === id);
  if (!broker) throw new Error(`There is no broker ${id}`);
  return broker;
}

const chooseButtons = (card: HTMLElement | undefined) => [
  ...(card?.querySelectorAll<HTMLButtonElement>('[data-action="choose-broker"]') ?? []),
];

/** A finder with a list, its first card, and the broker of it. */
async function openList(query = '?zip=4000&filter-ch=yes') {
  const page = await openFinderAt(query, '4000');
  const broker = brokerOf(page.listed[0]);
  const [button] = chooseButtons(page.cards[0]);
  if (!button) throw new Error('The card has no button');
  return { page, broker, button };
}

afterEach(closeFinder);

describe('choosing a broker', () => {
  it('on a card is announced, kept, and shown with how to reach them', async () => {
    const { page, broker, button } = await openList();
    expect(page.chosen).toBeNull();
    expect(button.getAttribute('aria-label')).toBe(`${words.card.choose}, ${broker.name}`);
    button.focus();
    fireEvent.click(button);
    expect(keptBroker()).toBe(broker.id);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe(`${words.card.chosen}, ${broker.name}`);
    await waitFor(() => expect(document.activeElement).toBe(button));
    await waitFor(() => expect(page.chosen).not.toBeNull());
    expect(page.chosen?.textContent).toContain(fill(words.chosen.title, { name: broker.name }));
    expect(page.chosen?.textContent).toContain(broker.address);
    expect(page.chosen?.textContent).toContain(words.chosen.text);
    expect(page.chosen?.querySelector(`a[href="${broker.phone}"]`)).not.toBeNull();
    const own = within(page.chosen ?? document.body).getByText(broker.name);
    expect(own.getAttribute('href')).toBe(brokerAddress('fr', broker.id));
    expect(page.announcement?.textContent).toContain(
      fill(words.chosen.announced, { name: broker.name }),
    );
    await page.isAccessible();
  });

  it('replaces the one chosen before', async () => {
    const { page } = await openList();
    const [first, second] = page.cards.map((card) => chooseButtons(card)[0]);
    if (!first || !second) throw new Error('The list is too short');
    fireEvent.click(first);
    fireEvent.click(second);
    expect(keptBroker()).toBe(page.listed[1]);
    expect(first.getAttribute('aria-pressed')).toBe('false');
    expect(second.getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['ch', 'appointment', ADDRESSES.mortgageAppointment.fr],
    ['pat', 'loan', ADDRESSES.personalLoan.fr],
  ] as const)('of %s leads on to the %s', async (type, way, path) => {
    const { page, button } = await openList(`?zip=4000&filter-${type}=yes`);
    fireEvent.click(button);
    await waitFor(() => expect(page.chosen).not.toBeNull());
    const links = [...(page.chosen?.querySelectorAll('a') ?? [])];
    const next = links.find(({ textContent }) => textContent === words.chosen[way]);
    expect(next?.getAttribute('href')).toBe(path);
    const others = links.filter(({ textContent }) =>
      [words.chosen.loan, words.chosen.appointment].includes(textContent),
    );
    expect(others).toHaveLength(1);
  });

  it('speaks Dutch on a Dutch page', async () => {
    const page = await openFinderAt('?zip=9000', '9000 Gent', { locale: 'nl' });
    fireEvent.click(chooseButtons(page.cards[0])[0] ?? document.body);
    await waitFor(() => expect(page.chosen?.textContent).toMatch(/^U koos/));
    await page.isAccessible();
  });
});

describe('removing the choice', () => {
  it('by the card’s button leaves the focus on it', async () => {
    const { page, button } = await openList();
    fireEvent.click(button);
    await waitFor(() => expect(page.chosen).not.toBeNull());
    button.focus();
    fireEvent.click(button);
    expect(page.chosen).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(keptBroker()).toBeUndefined();
  });

  it('by the part that shows it moves the focus to what is said', async () => {
    const { page, broker, button } = await openList();
    fireEvent.click(button);
    await waitFor(() => expect(page.chosen).not.toBeNull());
    page.press('remove-broker');
    expect(page.chosen).toBeNull();
    expect(keptBroker()).toBeUndefined();
    expect(page.announcement?.textContent).toBe(fill(words.chosen.removed, { name: broker.name }));
    await waitFor(() => expect(document.activeElement).toBe(page.announcement));
    await page.isAccessible();
  });
});

// W-5.15
describe('an office for both kinds of credit', () => {
  const pair = gatherOffices(fluvia.brokers).find((office) => office.length === 2) ?? [];
  const zip = /\b\d{4}\b/.exec(pair[0]?.address ?? '')?.[0] ?? '';

  async function openOffice() {
    const page = await openFinderAt(`?zip=${zip}`, zip);
    if (document.querySelector('[data-action="more-brokers"]')) page.press('more-brokers');
    const ofOffice = () =>
      page.cards.filter((card) => card.querySelector('h3')?.textContent === pair[0]?.name);
    return { page, ofOffice };
  }

  it('is one card with a button for each, and each is chosen by its own id', async () => {
    const { page, ofOffice } = await openOffice();
    expect(ofOffice()).toHaveLength(1);
    const [card] = ofOffice();
    expect(card?.dataset.broker).toBe(pair[0]?.id);
    const texts = () => chooseButtons(card).map(({ textContent }) => textContent);
    expect(texts()).toEqual([words.card.chooseFor.ch, words.card.chooseFor.pat]);
    fireEvent.click(chooseButtons(card)[1] ?? document.body);
    expect(texts()).toEqual([words.card.chooseFor.ch, words.card.chosenFor.pat]);
    expect(keptBroker()).toBe(pair[1]?.id);
    await waitFor(() => expect(page.chosen?.textContent).toContain(words.chosen.loan));
    await page.isAccessible();
  });

  it('is the card of the one credit that is filtered by', async () => {
    const { page, ofOffice } = await openOffice();
    page.tick('ch');
    await waitFor(() => expect(ofOffice()[0]?.dataset.broker).toBe(pair[1]?.id));
    const [button, ...others] = chooseButtons(ofOffice()[0]);
    expect(button?.textContent).toBe(words.card.choose);
    expect(others).toEqual([]);
  });
});

describe('a broker chosen before', () => {
  const [broker, other] = fluvia.brokers;
  if (!broker || !other) throw new Error('The demonstration has no brokers');

  it('is shown when the page opens, without being announced', async () => {
    const page = new FinderPage({ chosen: broker.id });
    await waitFor(() => expect(page.chosen?.textContent).toContain(broker.name));
    expect(page.announcement?.textContent).toBe('');
    await page.isAccessible();
  });

  it('gives way to the broker of a link, which leaves the address', async () => {
    const page = new FinderPage({ chosen: other.id, query: `?broker-id=${broker.id}` });
    await waitFor(() => expect(page.chosen?.textContent).toContain(broker.name));
    expect(keptBroker()).toBe(broker.id);
    expect(page.address).toBe(ADDRESSES.brokers.fr);
  });

  it('who is no partner any more is forgotten', async () => {
    const page = new FinderPage({ chosen: 'b-gone' });
    await waitFor(() => expect(keptBroker()).toBeUndefined());
    expect(page.chosen).toBeNull();
  });

  it('whose name cannot be asked for stays chosen', async () => {
    const page = new FinderPage({ chosen: broker.id, server: [[CALLS.broker, 'lost']] });
    await waitFor(() => expect(page.server.made(CALLS.broker)).toHaveLength(1));
    page.search('5000');
    await page.hasTitle('5000 Namur');
    expect(keptBroker()).toBe(broker.id);
    expect(page.alerts).toBe('');
  });

  it('who is gone does not remove whom the visitor chose in the meantime', async () => {
    const answer = Promise.withResolvers<Answer>();
    const page = new FinderPage({
      chosen: 'b-gone',
      query: '?zip=4000',
      server: [[/\/brokers\/b-gone$/, () => answer.promise]],
    });
    await page.hasTitle('4000 Liège');
    fireEvent.click(chooseButtons(page.cards[0])[0] ?? document.body);
    await act(async () => answer.resolve([404, {}]));
    page.search('5000');
    await page.hasTitle('5000 Namur');
    await waitFor(() => expect(page.chosen).not.toBeNull());
    expect(keptBroker()).toMatch(/^b-\d+$/);
  });

  it('follows a choice and a removal elsewhere on the page', async () => {
    const page = new FinderPage();
    storeBroker(broker.id);
    await waitFor(() => expect(page.chosen?.textContent).toContain(broker.name));
    forgetBroker();
    await waitFor(() => expect(page.chosen).toBeNull());
  });
});
