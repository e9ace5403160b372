import type { BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import type { BrokersMap } from '../map/mount-map.ts';
import type { LocatorSetup } from './locator-setup.ts';
import { make } from './show-detail.ts';

/**
 * Loads the locator's map into its place, and hands it over. Where it does not come, the place says so,
 * with a button that tries again.
 */
export function loadLocatorMap(
  place: HTMLElement,
  { locale, words, map: mapWords }: LocatorSetup,
  types: () => readonly BrokerType[],
  onChoose: (id: string) => void,
  onMounted: (map: BrokersMap) => void,
): void {
  const load = async () => {
    const [{ mountMap }, calls] = await Promise.all([
      import('../map/mount-map.ts'),
      import('../calls/map-calls.ts'),
    ]);
    const tiles = await calls.askTiles();
    place.replaceChildren();
    return mountMap(place, {
      words: mapWords,
      zoom: FINDER.zoom.locator,
      tiles,
      askView: (question, signal) => calls.askView(question, types(), signal),
      askPlaces: (question, signal) => calls.askPlaces(question, locale, signal),
      onChoose,
    });
  };
  const attempt = () => {
    load().then(onMounted, () => {
      const said = make('p', '', words.map.failed);
      said.role = 'status';
      const again = make('button', 'button button--plain', words.map.again);
      again.type = 'button';
      again.addEventListener('click', attempt);
      place.replaceChildren(make('div', 'locator__no-map', said, again));
    });
  };
  attempt();
}
