import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { findNearest } from '#domain/brokers/nearest-brokers.ts';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeLocator, LocatorPage, openLocatorInNamur } from '#tests/dom/locator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BROKER_LOCATOR_WORDS } from '#words/broker-locator/broker-locator.ts';
import { fill } from '#words/translation.ts';

const words = BROKER_LOCATOR_WORDS.fr;

/** The brokers of this type around the middle of a postcode, nearest first. */
function idsAround(zip: string, type: BrokerType) {
  const at = fluvia.places.coordinatesOf(zip);
  if (!at) throw new Error(`There is no postcode ${zip}`);
  const { brokers } = findNearest(fluvia.brokers, at, [type], 'zip');
  return brokers.slice(0, FINDER.cards).map(({ id }) => id);
}

const lookedUp = (page: LocatorPage) =>
  page.server.made(CALLS.coordinates).map(({ address }) => address.split('/').at(-1));

afterEach(closeLocator);

// W-5.12
describe('the locator', () => {
  it.each(['ch', 'pat'] as const)('opens with %s chosen, and leads to the finder', async (type) => {
    const page = new LocatorPage({ type });
    expect(page.choice(type).checked).toBe(true);
    expect(page.list).toEqual([]);
    expect(page.status.textContent).toBe('');
    expect(page.form.getAttribute('action')).toBe(ADDRESSES.brokers.fr);
    expect(page.form.method).toBe('get');
    await page.isAccessible();
  });

  it('tells other programs where it asks for a postcode', async () => {
    const page = new LocatorPage({ zipUrl: '/where/is/{zip}' });
    const block = document.querySelector<HTMLElement>('[data-locator]');
    expect(block?.dataset.zipUrl).toBe('/where/is/{zip}');
    page.server.serve([/\/where\/is\/5000$/, [200, fluvia.places.coordinatesOf('5000')]]);
    page.search('5000');
    await page.hasStatus(fill(words.nearest, { zip: '5000' }));
    expect(page.listed).toEqual(idsAround('5000', 'pat'));
  });
});

describe('a postcode', () => {
  it.each(['ch', 'pat'] as const)('lists the nearest brokers for %s', async (type) => {
    const page = new LocatorPage({ type });
    page.search('4000');
    expect(page.status.textContent).toBe(words.searching);
    await page.hasStatus(fill(words.nearest, { zip: '4000' }));
    expect(page.listed).toEqual(idsAround('4000', type));
    expect(page.server.asked(CALLS.nearest)).toMatchObject([{ by: 'zip', types: type }]);
    expect(page.list[0]?.textContent).toMatch(/, à (moins d’1|environ \d+)\u00a0km du centre$/);
    await page.isAccessible();
  });

  it('may be written as on an envelope', async () => {
    const page = new LocatorPage();
    page.search('B-5000');
    await page.hasStatus(fill(words.nearest, { zip: '5000' }));
  });

  it('is announced in Dutch on a Dutch page', async () => {
    const page = await openLocatorInNamur({ locale: 'nl' });
    await page.hasStatus('Het dichtst bij 5000');
    await page.isAccessible();
  });

  it('that is incomplete is an error of the field, and the list stays', async () => {
    const page = await openLocatorInNamur();
    page.search('500');
    expect(page.error).toBe(words.faults.short);
    await waitFor(() => expect(document.activeElement).toBe(page.field));
    expect(page.field.getAttribute('aria-describedby')).toBe('locator-zip-error');
    expect(page.list).not.toEqual([]);
    await page.isAccessible();
    page.type('5004');
    expect(page.error).toBe('');
    expect(page.field.hasAttribute('aria-invalid')).toBe(false);
  });

  it.each(['9999', '50000'])('%s, which does not exist, empties the list', async (zip) => {
    const page = await openLocatorInNamur();
    page.search(zip);
    await waitFor(() => expect(page.error).toBe(fill(words.faults.unknown, { zip })));
    expect(page.list).toEqual([]);
    expect(page.status.textContent).toBe('');
    expect(page.field.getAttribute('aria-invalid')).toBe('true');
    await page.isAccessible();
  });

  it('is looked up once, however often it is searched', async () => {
    const page = await openLocatorInNamur();
    page.search('9999');
    await waitFor(() => expect(page.error).toContain('9999'));
    page.search('5000');
    await page.hasStatus(fill(words.nearest, { zip: '5000' }));
    page.search('9999');
    await waitFor(() => expect(page.error).toContain('9999'));
    expect(lookedUp(page)).toEqual(['5000', '9999']);
  });

  it('that is emptied takes the list and the error away; searched for, it is missing', async () => {
    const page = await openLocatorInNamur();
    page.search('500');
    page.type('');
    expect(page.error).toBe('');
    expect(page.list).toEqual([]);
    page.submit();
    expect(page.error).toBe(words.faults.short);
  });

  it('around which there is nobody offers the telephone', async () => {
    const page = new LocatorPage({
      server: [[CALLS.nearest, [200, { radius: 1_000, total: 0, brokers: [] }]]],
    });
    page.search('5000');
    await page.hasStatus(words.faults.none);
    expect(document.querySelector('[data-locator] ul[hidden]')).not.toBeNull();
  });

  it('is not needed for a town or an address, which the finder understands', () => {
    const page = new LocatorPage();
    page.type('Namur');
    expect(page.submit(), 'the browser sends the form').toBe(true);
    page.type('5000');
    expect(page.submit(), 'answered in place').toBe(false);
  });
});

describe('another type of credit', () => {
  it('is searched at once around the same postcode', async () => {
    const page = await openLocatorInNamur();
    page.choose('ch');
    await waitFor(() => expect(page.listed).toEqual(idsAround('5000', 'ch')));
    expect(lookedUp(page)).toEqual(['5000']);
  });

  it('takes the postcode that now stands in the field, if it is whole', async () => {
    const page = await openLocatorInNamur();
    page.type('4000');
    page.choose('ch');
    await page.hasStatus(fill(words.nearest, { zip: '4000' }));
    page.type('90');
    page.choose('pat');
    await waitFor(() => expect(page.listed).toEqual(idsAround('4000', 'pat')));
  });

  it('searches nothing before a postcode was', () => {
    const page = new LocatorPage();
    page.choose('ch');
    expect(page.status.textContent).toBe('');
    expect(page.server.made(CALLS.nearest)).toEqual([]);
  });

  it('closes the open broker', async () => {
    const page = await openLocatorInNamur();
    page.open();
    page.choose('ch');
    expect(page.panel.hidden).toBe(true);
  });
});

describe('a search that fails', () => {
  it.each([
    ['where the postcode lies', CALLS.coordinates],
    ['who is near it', CALLS.nearest],
  ])('to learn %s can be repeated, with the focus where the answer is said', async (_, call) => {
    const page = new LocatorPage({ server: [[call, [503, {}]]] });
    page.search('5000');
    await waitFor(() => expect(page.error).toBe(words.faults.failed));
    expect(page.retry.textContent).toBe(words.again);
    await page.isAccessible();
    page.server.restore(call);
    fireEvent.click(page.retry);
    await waitFor(() => expect(document.activeElement).toBe(page.status));
    await page.hasStatus(fill(words.nearest, { zip: '5000' }));
    expect(page.error).toBe('');
    expect(page.retry.parentElement?.hidden).toBe(true);
  });

  it('keeps the list of the one before', async () => {
    const page = await openLocatorInNamur();
    page.server.serve([CALLS.nearest, 'lost']);
    page.search('4000');
    await waitFor(() => expect(page.error).toBe(words.faults.failed));
    expect(page.listed).toEqual(idsAround('5000', 'pat'));
    expect(page.status.textContent, 'the error says it').toBe('');
  });
});

describe('a search that takes long', () => {
  it('is overtaken by the next, whose list stays', async () => {
    const page = new LocatorPage();
    const { release } = page.server.hold(/coordinates\/4000/);
    page.search('4000');
    await waitFor(() => expect(lookedUp(page)).toEqual(['4000']));
    page.search('5000');
    await page.hasStatus(fill(words.nearest, { zip: '5000' }));
    release();
    page.search('9999');
    await waitFor(() => expect(page.error).toContain('9999'));
    expect(page.server.made(CALLS.nearest)).toHaveLength(1);
  });

  it('is dropped when the field is emptied', async () => {
    const page = new LocatorPage();
    const { release } = page.server.hold(CALLS.nearest);
    page.search('4000');
    await waitFor(() => expect(page.server.made(CALLS.nearest)).toHaveLength(1));
    page.type('');
    expect(page.status.textContent).toBe('');
    release();
    page.search('9999');
    await waitFor(() => expect(page.error).toContain('9999'));
    expect(page.list).toEqual([]);
  });
});
