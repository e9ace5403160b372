import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';

/** The figures of the finder and of the simple locator (W-5.7). */
export const FINDER = {
  /** The centre of the country's view, in degrees. */
  centre: { lat: 50.503887, lng: 4.469936 },
  /** `drawn`: the closest zoom of a map that draws itself, about 1:100,000, where its towns still lie close. */
  zoom: { finder: 13, locator: 8, most: 16, drawn: 12 },
  /** The radius of the first search and the step by which it grows, in metres. */
  radius: { first: 1_000, step: 1_000 },
  /** How many brokers end a search: two for a postcode, one for an address (W-5.3). */
  enough: { zip: 2, address: 1 },
  /** Clusters: the grid in pixels, the fewest markers of a cluster, and the last zoom with clusters. */
  cluster: { grid: 60, least: 2, lastZoom: 13 },
  /** Fans: markers within this many pixels belong together; from this many on the fan is a spiral. */
  fan: { near: 20, spiralFrom: 9 },
  /** Cards that are shown before the visitor asks for more (W-5.5). */
  cards: 4,
} as const satisfies {
  centre: Coordinates;
} & Record<string, unknown>;

/** What was typed: a postcode is searched until two brokers are found, anything else until one is. */
export type SearchedBy = keyof typeof FINDER.enough;

/** A broker within the radius of a search. */
export interface FoundBroker extends Broker {
  /** Whole metres, as the crow flies. */
  readonly distance: number;
}

/** What `GET brokers` answers. */
export interface FoundBrokers {
  /** The radius that the search grew to, in metres. */
  readonly radius: number;
  /** How many brokers lie within it. */
  readonly total: number;
  /** The nearest of them, nearest first. */
  readonly brokers: readonly FoundBroker[];
}

/** A window of the map in degrees, all four edges included. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What the map asks about. */
export interface MapQuestion extends MapBounds {
  /** A whole number from 0 to FINDER.zoom.most. */
  readonly zoom: number;
  readonly types: readonly BrokerType[];
}

/** The fields of a broker that the map needs to draw and name a marker. */
export type MarkedBroker = Pick<Broker, 'id' | 'name' | 'type' | 'lat' | 'lng'>;

/** What one pin on the map stands for: a broker, with the other rows of the same office (`gatherOffices`). */
export interface MarkedOffice extends MarkedBroker {
  readonly others: readonly MarkedBroker[];
}

/** Markers that are too close to each other at this zoom. */
export interface BrokerCluster extends Coordinates {
  /** Stable as long as the brokers and the zoom are the same. */
  readonly id: number;
  /** The number of offices: each pin counts once. */
  readonly count: number;
  /** The box around all its markers, which a click fits into the window. */
  readonly bounds: MapBounds;
}

/** What `GET brokers/map` answers. */
export interface MapView {
  readonly clusters: readonly BrokerCluster[];
  readonly brokers: readonly MarkedBroker[];
}

/** A place that the field suggests: `GET geocode` answers a list of these. */
export interface SuggestedPlace extends Coordinates {
  readonly label: string;
}

/** The place that a search by typed text was made around. */
export interface SearchedPlace extends SuggestedPlace {
  readonly by: SearchedBy;
}

/** Why a search by typed text found no place; `text` is what was searched for. */
export type SearchFault =
  | { readonly kind: 'tooShort' | 'unknownPostcode'; readonly text: string }
  | {
      readonly kind: 'notFound';
      readonly text: string;
      /** Whether streets were searched; without a geocoder, only postcodes and names of places are. */
      readonly knowsStreets: boolean;
    }
  | {
      /**
       * `question`: no place has exactly this name. `several`: more than one has it. `province`: it is a
       * province's name, `provinceOrCountry`: also a country's. `abroad`: it is known to lie outside Belgium.
       */
      readonly kind: 'question' | 'several' | 'province' | 'provinceOrCountry' | 'abroad';
      readonly text: string;
      /** Places that may be meant; none is searched until the visitor chooses it. */
      readonly candidates: readonly SuggestedPlace[];
    };

/** The result of a search by typed text, which `GET brokers/search` returns. */
export type BrokerSearchResult =
  | ({
      readonly kind: 'found';
      readonly place: SearchedPlace;
      /** The other places of the name that was typed. */
      readonly others: readonly SuggestedPlace[];
    } & FoundBrokers)
  | SearchFault;

/** The maximum number of places that a question offers. */
export const MAX_CANDIDATES = 3;

const NONE: readonly SuggestedPlace[] = [];

/** The places that the visitor is asked to choose from; always the same list if there are none. */
export const candidatesOf = (fault: SearchFault | undefined): readonly SuggestedPlace[] =>
  fault && 'candidates' in fault ? fault.candidates : NONE;

/** A name that the map writes when it has no tiles: `GET map/places` answers a list of these. */
export interface NamedPlace extends Coordinates {
  readonly name: string;
  /** The first of its postcodes, where the map is close enough to write it. */
  readonly zip?: string | undefined;
  /** From 1 for Brussels and the capitals of provinces to 4 for villages: how large the name is written. */
  readonly rank: 1 | 2 | 3 | 4;
}

/** Whom to credit for a map: what the link says, and where it leads. */
export interface MapCredit {
  readonly text: string;
  readonly href: string;
}

/** Pictures from elsewhere, as `MAP_TILES_URL` names them: `{z}`, `{x}` and `{y}` stand in the address. */
export interface MapPictures {
  readonly url: string;
  readonly credit: MapCredit;
}

/** A file of vector tiles (PMTiles, version 3), which is read in ranges. */
export interface MapFile {
  readonly file: string;
  /** The first and the last zoom of its tiles; closer up, the last are enlarged. */
  readonly zooms: { readonly least: number; readonly most: number };
  readonly credit: MapCredit;
}

/** What `GET map/tiles` answers; false if the map is drawn from data that comes with the site. */
export type MapTiles = MapPictures | MapFile | false;
