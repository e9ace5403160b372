import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';

/** The figures of the finder and of the simple locator (spec 1 §9). */
export const FINDER = {
  /** Where the country is shown from, degrees. */
  centre: { lat: 50.503887, lng: 4.469936 },
  zoom: { finder: 13, locator: 8, most: 16 },
  /** Metres: where a search starts, and by how much it grows. */
  radius: { first: 1_000, step: 1_000 },
  /** How many brokers end a search: two by postcode, any one by address (spec 1 §4). */
  enough: { zip: 2, address: 1 },
  /** Clusters: pixels of the grid, markers at least, and the last zoom that has them. */
  cluster: { grid: 60, least: 2, lastZoom: 13 },
  /** Fans: pixels within which markers belong together, and the markers from which it is a spiral. */
  fan: { near: 20, spiralFrom: 9 },
  /** Cards that are shown before one asks for more (spec 1 §2). */
  cards: 4,
} as const satisfies {
  centre: Coordinates;
} & Record<string, unknown>;

/** What was typed: a postcode is searched as a circle of two, anything else as one of one. */
export type SearchedBy = keyof typeof FINDER.enough;

/** A broker within reach of what was searched. */
export interface FoundBroker extends Broker {
  /** Metres, as the crow flies, whole. */
  readonly distance: number;
}

/** What `GET /api/v1/brokers` answers. */
export interface FoundBrokers {
  /** Metres that the search grew to. */
  readonly radius: number;
  /** How many lie within it. */
  readonly total: number;
  /** The nearest of them, nearest first. */
  readonly brokers: readonly FoundBroker[];
}

/** A window of the map, in degrees; both ends belong to it. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What the map asks about. */
export interface MapQuestion extends MapBounds {
  /** Whole, 0 to FINDER.zoom.most. */
  readonly zoom: number;
  readonly types: readonly BrokerType[];
}

/** A broker as the map marks them: what is needed to draw and name the marker, and no more. */
export type MarkedBroker = Pick<Broker, 'id' | 'name' | 'type' | 'lat' | 'lng'>;

/** What is one pin on the map: a broker, with the other rows of the same office (`gatherOffices`). */
export interface MarkedOffice extends MarkedBroker {
  readonly others: readonly MarkedBroker[];
}

/** Markers too close to each other at this zoom. */
export interface BrokerCluster extends Coordinates {
  /** The same as long as the brokers and the zoom are. */
  readonly id: number;
  /** Offices: what is one pin counts once. */
  readonly count: number;
  /** Around all its markers: what a click fits into the window. */
  readonly bounds: MapBounds;
}

/** What `GET /api/v1/brokers/map` answers. */
export interface MapView {
  readonly clusters: readonly BrokerCluster[];
  readonly brokers: readonly MarkedBroker[];
}

/** A place that the field suggests: what `GET /api/v1/geocode` answers is a list of these. */
export interface SuggestedPlace extends Coordinates {
  readonly label: string;
}

/**
 * What a search by a place's name comes to, which `GET /api/v1/geocode/search` answers: the place where it is
 * certain; else the few that may be meant, none of which is searched before the visitor says so.
 */
export type PlaceAnswer =
  | { readonly kind: 'place'; readonly place: SuggestedPlace }
  | {
      readonly kind: 'question';
      /** What was typed is known to lie outside Belgium. */
      readonly isAbroad: boolean;
      readonly places: readonly SuggestedPlace[];
    };

/** How many places a question names. */
export const MOST_ASKED = 3;

/** A name that the map writes where no tiles are: what `GET /api/v1/map/places` answers is a list. */
export interface NamedPlace extends Coordinates {
  readonly name: string;
  /** 1 for the largest towns to 4 for villages: how large the name is written. */
  readonly rank: 1 | 2 | 3 | 4;
}

/** What `GET /api/v1/map/tiles` answers; false where the map is drawn from what comes with the site. */
export type MapTiles =
  | { readonly url: string; readonly credit: { readonly text: string; readonly href: string } }
  | false;
