import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FINDER } from '#domain/brokers/finder.ts';
import { closeMap, MAPPED, NAMUR, openMap } from '#tests/dom/map-page.ts';
import { inventBroker } from '#tests/examples/invented-brokers.ts';

const ARLON = 'Courtage d’Arlon, crédits hypothécaires et prêts';
const TEN = '10 courtiers, agrandir la carte';

afterEach(closeMap);

describe('the marks', () => {
  it('name who is there, an office of both credits once, in reading order', async () => {
    const page = await openMap();
    expect(page.labels).toEqual([TEN, '2 courtiers, agrandir la carte', ARLON]);
    expect(page.marks.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    await page.isAccessible();
  });

  it('are named in the language of the page', async () => {
    const page = await openMap({ locale: 'nl' });
    expect(page.labels.at(-1)).toBe('Courtage d’Arlon, hypothecaire kredieten en leningen');
    expect(page.view.getAttribute('aria-label')).toBe('Kaart van de makelaars');
  });

  it('are explained below the map', async () => {
    const page = await openMap();
    const legend = page.part('[aria-label="Légende"]');
    expect([...legend.children].map(({ textContent }) => textContent)).toEqual([
      'crédits hypothécaires',
      'prêts personnels',
      'les deux',
      'plusieurs courtiers',
    ]);
  });

  it('are those of the types that are asked for', async () => {
    const page = await openMap();
    page.types = ['pat'];
    page.map.refresh();
    await page.mark('Courtage d’Arlon, prêts');
    expect(page.labels).toEqual(['Courtage n-1, prêts', 'Courtage d’Arlon, prêts']);
    page.types = [];
    page.map.refresh();
    await waitFor(() => expect(page.marks).toEqual([]));
  });

  it('beyond the frame take no focus and are not read aloud', async () => {
    const page = await openMap();
    page.map.show(NAMUR, 9);
    await page.isAt(9);
    const beyond = await page.mark(TEN);
    await waitFor(() => expect(beyond.inert).toBe(true));
    expect(beyond.tabIndex).toBe(-1);
    const within = await page.mark(/^2 courtiers/);
    expect(within.inert).toBe(false);
    expect(within.tabIndex).toBe(0);
  });

  it('keep the focus as long as they are the same, and then leave it on the map', async () => {
    const page = await openMap();
    const mark = await page.mark(ARLON);
    mark.focus();
    page.types = ['ch'];
    page.map.refresh();
    await page.mark('Courtage d’Arlon, crédits hypothécaires');
    await waitFor(() => expect(document.activeElement).toBe(mark));
    page.types = ['pat'];
    page.map.refresh();
    await page.mark('Courtage d’Arlon, prêts');
    await waitFor(() => expect(document.activeElement).toBe(page.view));
  });
});

describe('a mark of one broker', () => {
  it('chooses them, is then named so, and says which of two types stays chosen', async () => {
    const page = await openMap();
    const mark = await page.press(ARLON);
    expect(page.chosen).toEqual(['a-1']);
    expect(mark.ariaLabel).toBe(`${ARLON}, choisi`);
    expect(mark.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(mark));
    await page.isAccessible();
    page.map.choose(MAPPED.find(({ id }) => id === 'a-2'));
    fireEvent.click(mark);
    expect(page.chosen, 'the loans of the same office').toEqual(['a-1', 'a-2']);
  });

  it('is as before when another is chosen, or nobody', async () => {
    const page = await openMap();
    const mark = await page.press(ARLON);
    page.map.choose(undefined);
    expect(mark.ariaLabel).toBe(ARLON);
    expect(mark.hasAttribute('aria-current')).toBe(false);
  });

  it('stands by itself for a chosen broker, although the others are gathered', async () => {
    const page = await openMap();
    page.map.choose(MAPPED.find(({ id }) => id === 'g-3'));
    await page.mark(/^Courtage g-3, .*choisi$/);
    await page.mark(TEN);
  });

  it('comes into view when its broker is chosen elsewhere', async () => {
    const page = await openMap();
    page.map.show(NAMUR);
    await page.isAt(FINDER.zoom.drawn);
    page.map.choose(MAPPED.find(({ id }) => id === 'a-1'));
    const mark = await page.mark(/^Courtage d’Arlon.*choisi$/);
    await waitFor(() => expect(mark.tabIndex).toBe(0));
    const { window } = page.requested.at(-1) ?? {};
    expect(window && window.south < 49.68 && window.north > 49.68).toBe(true);
  });

  it('bounces once when its broker is chosen', async () => {
    const page = await openMap();
    const mark = await page.press(ARLON);
    expect(mark.classList.contains('is-bouncing')).toBe(true);
    fireEvent.animationEnd(mark);
    expect(mark.classList.contains('is-bouncing')).toBe(false);
  });
});

describe('a mark of several brokers', () => {
  /** Three in two places, near enough to be gathered and far enough to be told apart from closer. */
  const apart = [
    inventBroker({ id: 'b-1', name: 'Un', ...NAMUR }),
    inventBroker({ id: 'b-2', name: 'Deux', lat: NAMUR.lat + 0.02, lng: NAMUR.lng }),
    inventBroker({ id: 'b-3', name: 'Trois', lat: NAMUR.lat, lng: NAMUR.lng + 0.04 }),
  ];

  // W-5.8
  it('is zoomed into until they stand apart, and the first of them takes the focus', async () => {
    const page = await openMap({ brokers: apart });
    await page.press('3 courtiers, agrandir la carte');
    await waitFor(() => expect(page.marks).toHaveLength(3));
    expect(page.zoom).toBeGreaterThan(8);
    await waitFor(() => expect(document.activeElement).toBe(page.marks[0]));
    expect(page.labels).toEqual([
      'Deux, crédits hypothécaires',
      'Un, crédits hypothécaires',
      'Trois, crédits hypothécaires',
    ]);
    await page.isAccessible();
  });

  it('pressed twice before the brokers are there shows all of them', async () => {
    const page = await openMap({ brokers: apart });
    await page.press('3 courtiers, agrandir la carte');
    await waitFor(() => expect(page.marks).toHaveLength(3));
    const once = page.zoom ?? 0;
    const again = await openMap({ brokers: apart });
    const mark = await again.mark('3 courtiers, agrandir la carte');
    const answers = again.hold();
    fireEvent.click(mark);
    fireEvent.click(await again.mark('3 courtiers, agrandir la carte'));
    answers.release();
    await again.isAt(once);
    await waitFor(() => expect(again.marks).toHaveLength(3));
  });

  it('that disappears by a zoom leaves the focus on the map', async () => {
    const page = await openMap({ brokers: apart });
    (await page.mark(/^3 courtiers/)).focus();
    page.map.show(NAMUR);
    await waitFor(() => expect(page.marks).toHaveLength(3));
    expect(page.view.contains(document.activeElement)).toBe(true);
  });

  it('is none at the closest zoom, where nothing is left to zoom into', async () => {
    const near = [
      inventBroker({ id: 'x-1', name: 'Un', type: 'ch', ...NAMUR }),
      inventBroker({ id: 'x-2', name: 'Deux', type: 'ch', lat: NAMUR.lat, lng: NAMUR.lng + 0.012 }),
    ];
    const page = await openMap({ brokers: near });
    page.map.show(NAMUR, 11);
    await page.mark('2 courtiers, agrandir la carte');
    page.map.show(NAMUR, FINDER.zoom.drawn);
    await page.mark('Un, crédits hypothécaires');
    expect(page.marks).toHaveLength(2);
  });

  it('at one place opens as a fan at the largest zoom', async () => {
    const page = await openMap();
    await page.press('2 courtiers, agrandir la carte');
    await waitFor(() => expect(page.fan).toHaveLength(2));
    expect(page.zoom).toBe(FINDER.zoom.drawn);
  });
});
