import type {
  MapBounds,
  MapQuestion,
  MapTiles,
  MapView,
  MarkedBroker,
  NamedPlace,
} from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';
import type { MapWords } from '#words/map/map.ts';

export interface MapSetup {
  readonly words: MapWords;
  readonly zoom: number;
  readonly tiles: MapTiles;
  askView(question: Omit<MapQuestion, 'types'>, signal: AbortSignal): Promise<MapView>;
  askPlaces(
    question: Omit<MapQuestion, 'types'>,
    signal: AbortSignal,
  ): Promise<readonly NamedPlace[]>;
  onChoose(id: string): void;
}
export interface BrokersMap {
  refresh(): void;
  choose(broker: MarkedBroker | undefined): void;
  show(place: Coordinates, zoom?: number): void;
  fit(bounds: MapBounds): void;
  reset(): void;
  resize(): void;
  destroy(): void;
}
export function mountMap(element: HTMLElement, setup: MapSetup): BrokersMap {
  element.textContent = `map ${setup.zoom}`;
  return {
    refresh() {},
    choose() {},
    show() {},
    fit() {},
    reset() {},
    resize() {},
    destroy() {
      element.textContent = '';
    },
  };
}
