import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { FINDER, type MapTiles, type NamedPlace } from '#domain/brokers/finder.ts';
import type { MapWords } from '#words/map/map.ts';
import { answerInPage } from './answer-in-page.ts';
import { inventBrokers } from './invent-brokers.ts';

const NAMUR = { lat: 50.4642, lng: 4.8651 };

/** Tile addresses that fail, to test the fallback. */
const BROKEN: MapTiles = {
  url: '/dev/map/tiles/{z}/{x}/{y}.png',
  credit: { text: 'Tiles', href: 'https://example.org/' },
};

/**
 * The map on its own. `?tiles=broken` uses tiles that fail; the controls below make calls fail or wait.
 */
export async function showMap(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-map-gallery]');
  const data = document.getElementById('map-gallery-data')?.textContent;
  if (!root || !data) return;
  const { words, places }: { words: MapWords; places: readonly NamedPlace[] } = JSON.parse(data);
  const query = new URLSearchParams(location.search);
  const brokers = inventBrokers(places);
  const answers = answerInPage(brokers, places);
  const find = <T extends HTMLElement>(name: string) =>
    root.querySelector<T>(`[data-control="${name}"]`);
  const box = (name: string) => find<HTMLInputElement>(name)?.checked ?? false;
  const held: (() => void)[] = [];
  let broken = 0;

  const answer = async <T>(compute: () => T, signal: AbortSignal): Promise<T> => {
    signal.addEventListener('abort', () => {
      broken += 1;
      write('broken', String(broken));
    });
    if (box('held')) await new Promise<void>((go) => held.push(go));
    if (box('failing')) throw new Error('It was asked to fail.');
    return compute();
  };
  const write = (name: string, text: string) => {
    const output = find(name);
    if (output) output.textContent = text;
  };

  const { mountMap } = await import('../map/mount-map.ts');
  const element = root.querySelector<HTMLElement>('[data-map]');
  if (!element) return;
  const map = mountMap(element, {
    words,
    zoom: FINDER.zoom.finder,
    tiles: query.get('tiles') === 'broken' ? BROKEN : false,
    fetchView: (question, signal) =>
      answer(() => answers.view({ ...question, types: BROKER_TYPES.filter(box) }), signal),
    fetchPlaces: async (question) => answers.places(question),
    onChoose(id) {
      map.choose(brokers.find((broker) => broker.id === id));
      write('chosen', id);
    },
  });

  const on = (name: string, act: () => void) => find(name)?.addEventListener('click', act);
  for (const type of BROKER_TYPES) on(type, () => map.refresh());
  on('answer', () => {
    for (const go of held.splice(0)) go();
  });
  on('choose', () => {
    map.choose(brokers.at(-1));
    write('chosen', brokers.at(-1)?.id ?? '');
  });
  on('show', () => map.show(NAMUR));
  on('reset', () => map.reset());
}
