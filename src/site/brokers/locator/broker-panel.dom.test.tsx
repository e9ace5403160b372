import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokerAddress } from '#addresses/brokers.ts';
import { forgetBroker } from '#site/brokers/chosen/stored-broker.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { keptBroker } from '#tests/dom/cookies.ts';
import { closeLocator, LocatorPage, openLocatorInNamur } from '#tests/dom/locator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BROKER_LOCATOR_WORDS } from '#words/broker-locator/broker-locator.ts';
import { fill } from '#words/translation.ts';

const words = BROKER_LOCATOR_WORDS.fr;

/** A locator with the first broker of its list open. */
async function openBroker() {
  const page = await openLocatorInNamur();
  const from = page.open();
  const broker = fluvia.brokers.find(({ id }) => id === page.listed[0]);
  if (!broker) throw new Error('The list is of nobody');
  return { page, from, broker };
}

afterEach(() => {
  vi.doUnmock('../map/mount-map.ts');
  closeLocator();
});

describe('a broker of the list', () => {
  it('opens with how to reach them, and takes the focus', async () => {
    const { page, from, broker } = await openBroker();
    expect(from.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(page.panel));
    expect(page.panel.getAttribute('aria-label')).toBe(words.detail.label);
    expect(page.panel.dataset.broker).toBe(broker.id);
    expect(page.panel.querySelector('h3')?.textContent).toBe(broker.name);
    expect(page.panel.querySelector('address')?.textContent).toBe(broker.address);
    const links = [...page.panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(broker.phone);
    expect(links).toContain(brokerAddress('fr', broker.id));
    expect(page.server.made(CALLS.broker), 'the list knows them').toEqual([]);
    await page.isAccessible();
  });

  it.each([
    ['Escape', (page: LocatorPage) => fireEvent.keyDown(page.panel, { key: 'Escape' })],
    ['its button', (page: LocatorPage) => page.press('close-detail')],
  ])('is closed by %s, and the focus returns to where it was opened', async (_, close) => {
    const { page, from } = await openBroker();
    close(page);
    expect(page.panel.hidden).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(from));
    expect(from.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open on any other key', async () => {
    const { page } = await openBroker();
    fireEvent.keyDown(page.panel, { key: 'Enter' });
    expect(page.panel.hidden).toBe(false);
  });

  it('gives way to another of the list', async () => {
    const { page, from } = await openBroker();
    page.open(1);
    expect(page.panel.dataset.broker).toBe(page.listed[1]);
    expect(from.getAttribute('aria-expanded')).toBe('false');
  });

  it('is closed by what the next search finds', async () => {
    const { page } = await openBroker();
    page.server.serve([CALLS.nearest, [200, { radius: 1_000, total: 0, brokers: [] }]]);
    page.search('4000');
    expect(page.panel.hidden, 'until it is answered').toBe(false);
    await waitFor(() => expect(page.list).toEqual([]));
    expect(page.panel.hidden).toBe(true);
  });
});

describe('choosing the open broker', () => {
  it('is kept and announced, and undone by the same button', async () => {
    const { page, broker } = await openBroker();
    const button = page.action('choose-broker');
    expect(button.textContent).toBe(words.detail.choose);
    fireEvent.click(button);
    expect(keptBroker()).toBe(broker.id);
    expect(button.textContent).toBe(words.detail.isChosen);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(page.status.textContent).toBe(fill(words.detail.chosen, { name: broker.name }));
    await page.isAccessible();
    fireEvent.click(button);
    expect(keptBroker()).toBeUndefined();
    expect(button.textContent).toBe(words.detail.choose);
    expect(page.status.textContent).toBe(fill(words.detail.removed, { name: broker.name }));
  });

  it('follows a removal elsewhere on the page', async () => {
    const { page } = await openBroker();
    page.press('choose-broker');
    forgetBroker();
    await waitFor(() =>
      expect(page.action('choose-broker').getAttribute('aria-pressed')).toBe('false'),
    );
  });

  it('is not claimed for another broker', async () => {
    const { page } = await openBroker();
    page.press('choose-broker');
    page.open(1);
    expect(page.action('choose-broker').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the map next to it', () => {
  const marks = () => [...document.querySelectorAll<HTMLButtonElement>('.mark')];
  const brokerMark = () => marks().find(({ dataset }) => dataset.name !== undefined);

  /** A locator with a broker's mark on its map. */
  async function openMap(page = new LocatorPage()) {
    const mark = await waitFor(() => {
      const found = brokerMark();
      if (!found) throw new Error('No broker is marked');
      return found;
    });
    // The block takes the map over a moment after the marks are there.
    await act(async () => undefined);
    return { page, mark };
  }

  it('shows those of the chosen type alone', async () => {
    const { page } = await openMap();
    expect(page.server.asked(CALLS.view)).toMatchObject([{ types: 'pat' }]);
    page.choose('ch');
    await waitFor(() => expect(page.server.asked(CALLS.view).at(-1)?.types).toBe('ch'));
  });

  it('opens a broker by their mark, after one of the list', async () => {
    const { page } = await openMap(await openLocatorInNamur());
    page.open();
    const isListed = (name = '') => page.list.some(({ textContent }) => textContent.includes(name));
    const mark = await waitFor(() => {
      const listed = marks().find(({ dataset: { name } }) => name !== undefined && isListed(name));
      if (!listed) throw new Error('No broker of the list is marked');
      return listed;
    });
    fireEvent.click(mark);
    await waitFor(() =>
      expect(page.panel.querySelector('h3')?.textContent).toBe(mark.dataset.name),
    );
    expect(page.server.made(CALLS.broker), 'the list knows them').toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(page.panel));
    page.press('close-detail');
    expect(document.activeElement, 'marks come and go').toBe(page.field);
    await page.isAccessible();
  });

  it('says that a broker cannot be opened', async () => {
    const { page, mark } = await openMap(new LocatorPage({ server: [[CALLS.broker, 'lost']] }));
    fireEvent.click(mark);
    await page.hasStatus(words.faults.failed);
    expect(page.panel.hidden).toBe(true);
    page.server.restore(CALLS.broker);
    fireEvent.click(mark);
    await waitFor(() => expect(page.panel.hidden).toBe(false));
    expect(page.server.made(CALLS.broker)).toHaveLength(2);
  });

  it('goes to what was found, and back to the country for an unknown postcode', async () => {
    const { page } = await openMap(await openLocatorInNamur());
    const zoom = () => Number(page.server.asked(CALLS.view).at(-1)?.zoom);
    await waitFor(() => expect(zoom()).toBeGreaterThan(8));
    page.search('9999');
    await waitFor(() => expect(zoom()).toBe(8));
  });

  it('that cannot be loaded leaves the search as it is, and is loaded on request', async () => {
    vi.resetModules();
    vi.doMock('../map/mount-map.ts', () => {
      throw new TypeError('Failed to fetch');
    });
    const page = await openLocatorInNamur();
    const expected = await screen.findByText(words.map.failed);
    expect(expected.getAttribute('role')).toBe('status');
    await page.isAccessible();
    vi.doUnmock('../map/mount-map.ts');
    fireEvent.click(screen.getByText(words.map.again));
    await openMap(page);
    expect(screen.queryByText(words.map.failed)).toBeNull();
  });
});
