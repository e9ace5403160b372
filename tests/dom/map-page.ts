import { configure, fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { BROKER_TYPES, type Broker, type BrokerType } from '#domain/brokers/broker.ts';
import { mapBrokers } from '#domain/brokers/clusters.ts';
import { FINDER, type MapTiles } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { WindowQuestion } from '#site/brokers/map/follow-window.ts';
import type { BrokersMap } from '#site/brokers/map/mount-map.ts';
import { nameMap } from '#view/map/map-names.ts';
import { MAP_WORDS } from '#words/map/map.ts';
import { fluvia } from '../examples/fluvia.ts';
import { inventBroker } from '../examples/invented-brokers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openMapWindow, setMapSize } from './map-window.ts';

// What is not there is said in a line, without the whole page.
configure({ getElementError: (message) => new Error(message ?? '') });

export const NAMUR = { lat: 50.4642, lng: 4.8651 };
const GHENT = { lat: 51.0543, lng: 3.7174 };
const ARLON = { lat: 49.6833, lng: 5.8167 };

/** Leaflet tells keys by their numbers. */
const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

const names = nameMap(fluvia.places.localities);

const inventAt = (id: string, at: typeof NAMUR, type: BrokerType = 'ch'): Broker =>
  inventBroker({ id, name: `Courtage ${id}`, type, ...at });

/** Two at one place in Namur, ten at one place in Ghent, an office of both types in Arlon. */
export const MAPPED: readonly Broker[] = [
  inventAt('n-1', NAMUR, 'pat'),
  inventAt('n-2', NAMUR),
  ...Array.from({ length: 10 }, (_, i) => inventAt(`g-${i}`, GHENT)),
  { ...inventAt('a-1', ARLON), name: 'Courtage d’Arlon' },
  { ...inventAt('a-2', ARLON, 'pat'), name: 'Courtage d’Arlon' },
];

interface Opened {
  readonly brokers?: readonly Broker[];
  readonly locale?: Locale;
  readonly tiles?: MapTiles;
  readonly isHidden?: boolean;
}

/** The map on its own, with answers computed as the server does. Tests call `closeMap` after each. */
export class MapPage {
  readonly map: BrokersMap;
  readonly element = document.createElement('div');
  /** The brokers whose marks were pressed. */
  readonly chosen: string[] = [];
  /** The windows that were asked for, with whether the question was given up. */
  readonly requested: { readonly window: WindowQuestion; readonly signal: AbortSignal }[] = [];
  types: readonly BrokerType[] = BROKER_TYPES;
  isFailing = false;
  /** The zoom of the last names that were asked for; with pictures the map asks for none. */
  private drawnAt: number | undefined;
  private gate: PromiseWithResolvers<void> | undefined;

  constructor(
    mountMap: typeof import('#site/brokers/map/mount-map.ts').mountMap,
    { brokers = MAPPED, locale = 'fr', tiles = false }: Opened,
  ) {
    const { view } = mapBrokers(brokers);
    document.documentElement.lang = locale;
    const main = document.createElement('main');
    main.append(this.element);
    document.body.append(main);
    this.map = mountMap(this.element, {
      words: MAP_WORDS[locale],
      zoom: FINDER.zoom.finder,
      tiles,
      fetchView: async (window, signal) => {
        this.requested.push({ window, signal });
        const { types } = this;
        await this.gate?.promise;
        if (this.isFailing) throw new TypeError('Failed to fetch');
        return view({ ...window, types });
      },
      fetchPlaces: async ({ zoom, ...window }) => {
        this.drawnAt = zoom;
        return names.namesIn(window, zoom, locale);
      },
      onChoose: (id) => {
        this.chosen.push(id);
        this.map.choose(brokers.find((broker) => broker.id === id));
      },
    });
  }

  /** Holds up the answers until they are released. */
  hold(): { release(): void } {
    const gate = Promise.withResolvers<void>();
    this.gate = gate;
    return {
      release: () => {
        this.gate = undefined;
        gate.resolve();
      },
    };
  }

  /** Shows a map that was hidden. */
  show(): void {
    setMapSize();
    this.map.resize();
  }

  get zoom(): number | undefined {
    return this.drawnAt ?? this.requested.at(-1)?.window.zoom;
  }

  get marks(): readonly HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>('.mark')];
  }

  /** The names of the marks, in the order of the keyboard. */
  get labels(): readonly string[] {
    return this.marks.map((mark) => mark.getAttribute('aria-label') ?? '');
  }

  /** The marks of an open fan. */
  get fan(): readonly HTMLButtonElement[] {
    return this.marks.filter((mark) => mark.classList.contains('mark--in-fan'));
  }

  /** Waits for the mark of this name. */
  async mark(name: string | RegExp): Promise<HTMLButtonElement> {
    return await waitFor(() => {
      const mark = this.marks.find(({ ariaLabel }) =>
        typeof name === 'string' ? ariaLabel === name : name.test(ariaLabel ?? ''),
      );
      if (!mark) throw new Error(`No mark ${name}, but ${this.labels.join('; ')}`);
      return mark;
    });
  }

  async press(name: string | RegExp): Promise<HTMLButtonElement> {
    const mark = await this.mark(name);
    mark.focus();
    fireEvent.click(mark);
    return mark;
  }

  /** The map itself, which takes the keys. */
  get view(): HTMLElement {
    return this.part('[role="region"]');
  }

  key(key: string, more: object = {}): void {
    this.view.focus();
    fireEvent.keyDown(this.view, { key, keyCode: ARROWS[key], ...more });
  }

  /** The button of this name in the map's frame. */
  button(name: string): HTMLButtonElement {
    return this.part(`button[aria-label="${name}"]`);
  }

  get retry(): HTMLButtonElement {
    return this.part('.map__retry');
  }

  get status(): string {
    return this.part('[role="status"]').textContent;
  }

  get scale(): string {
    return this.part('.map__scale').textContent;
  }

  part<T extends Element = HTMLElement>(selector: string): T {
    const part = this.element.querySelector<T>(selector);
    if (!part) throw new Error(`The map has no ${selector}`);
    return part;
  }

  /** What is written on the map, next to the marks. */
  get written(): readonly string[] {
    return [...this.element.querySelectorAll('.chart-name')].map(({ textContent }) => textContent);
  }

  async isAt(zoom: number): Promise<void> {
    await waitFor(() => expect(this.zoom).toBe(zoom));
  }

  async isAccessible(): Promise<void> {
    await expectAccessible();
  }
}

const opened = new Set<MapPage>();

async function mount(given: Opened): Promise<MapPage> {
  openMapWindow();
  const { mountMap } = await import('#site/brokers/map/mount-map.ts');
  if (given.isHidden) setMapSize({ width: 0, height: 0 });
  const page = new MapPage(mountMap, given);
  opened.add(page);
  return page;
}

/** Opens the map and waits for its marks. */
export async function openMap(given: Opened = {}): Promise<MapPage> {
  const page = await mount(given);
  await waitFor(() => expect(page.marks).not.toEqual([]));
  return page;
}

/** Opens the map in an element that is not shown. */
export async function openHiddenMap(): Promise<MapPage> {
  return await mount({ isHidden: true });
}

/** Takes the maps away. */
export function closeMap(): void {
  for (const { map, element } of opened) {
    map.destroy();
    element.parentElement?.remove();
  }
  opened.clear();
  vi.unstubAllGlobals();
}
