import type { Coordinates } from '../places/places.ts';
import type { Broker } from './broker.ts';
import { cacheByTypes } from './cache-by-types.ts';
import type { BrokerCluster, MapBounds, MapQuestion, MapView, MarkedBroker } from './finder.ts';
import { groupByZoom, type PlaceGroup, TILE } from './group-by-zoom.ts';
import { gatherOffices } from './offices.ts';

/** The most marks that one view returns: those nearest its middle. */
export const MAX_MARKS = 2_000;

/** The longest side of a window in pixels; of a larger window only the middle is returned. */
const MAX_WINDOW = 8_192;

/** An office at its coordinates, with the rows of the lender's file that are seen as one. */
interface PlacedOffice extends Coordinates {
  readonly brokers: readonly MarkedBroker[];
}

export interface BrokerMap {
  /** What a window of the map shows: clusters up to the last zoom that has them, and single brokers. */
  view(question: MapQuestion): MapView;
}

/** What the map needs of a broker; rows with the same address are one office. */
export type MappedBroker = MarkedBroker & Partial<Pick<Broker, 'address'>>;

export function mapBrokers(all: readonly MappedBroker[]): BrokerMap {
  const groupsOf = cacheByTypes(all, (brokers) => groupByZoom(placeOffices(brokers)));
  return {
    view: ({ types, zoom, ...asked }) => {
      const window = boundWindow(asked, zoom);
      const marks = groupsOf(types)(zoom).filter((group) => isWithin(window, group));
      const shown = marks.length > MAX_MARKS ? nearest(marks, middleOf(window)) : marks;
      return {
        clusters: shown.filter(({ places }) => places.length > 1).map(toCluster),
        brokers: shown.flatMap(({ places: [office, ...others] }) =>
          others.length === 0 ? office.brokers : [],
        ),
      };
    },
  };
}

function placeOffices(brokers: readonly MappedBroker[]): readonly PlacedOffice[] {
  return gatherOffices(brokers).map((office) => ({
    lat: office[0].lat,
    lng: office[0].lng,
    brokers: office.map(toMarked),
  }));
}

function toCluster({ id, places, lat, lng }: PlaceGroup<PlacedOffice>): BrokerCluster {
  const lats = places.map((place) => place.lat);
  const lngs = places.map((place) => place.lng);
  return {
    id,
    count: places.length,
    lat: round(lat),
    lng: round(lng),
    bounds: {
      south: round(Math.min(...lats)),
      west: round(Math.min(...lngs)),
      north: round(Math.max(...lats)),
      east: round(Math.max(...lngs)),
    },
  };
}

function toMarked({ id, name, type, lat, lng }: MappedBroker): MarkedBroker {
  return { id, name, type, lat: round(lat), lng: round(lng) };
}

/** Rounds to five decimals, which is about a metre. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}

/** The middle of the window, at most as large as the largest screen at this zoom. */
function boundWindow({ south, west, north, east }: MapBounds, zoom: number): MapBounds {
  const { lat, lng } = middleOf({ south, west, north, east });
  const halfWidth = (MAX_WINDOW / 2 / TILE / 2 ** zoom) * 360;
  const halfHeight = halfWidth * Math.cos((lat * Math.PI) / 180);
  return {
    south: Math.max(south, lat - halfHeight),
    west: Math.max(west, lng - halfWidth),
    north: Math.min(north, lat + halfHeight),
    east: Math.min(east, lng + halfWidth),
  };
}

function middleOf({ south, west, north, east }: MapBounds): Coordinates {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

function isWithin({ south, west, north, east }: MapBounds, { lat, lng }: Coordinates): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function nearest<T extends Coordinates>(marks: readonly T[], centre: Coordinates): readonly T[] {
  const shrink = Math.cos((centre.lat * Math.PI) / 180);
  const distanceTo = ({ lat, lng }: Coordinates) =>
    Math.hypot(lat - centre.lat, (lng - centre.lng) * shrink);
  return marks.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, MAX_MARKS);
}
