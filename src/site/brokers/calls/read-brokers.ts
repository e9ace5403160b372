import { BROKER_TYPES, type Broker } from '#domain/brokers/broker.ts';
import type {
  FoundBroker,
  FoundBrokers,
  PlaceAnswer,
  SuggestedPlace,
} from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';

/** What the server answers, held to what it is said to be: an answer that is none has failed. */

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isPlaced = (value: Fields): boolean =>
  Number.isFinite(value.lat) && Number.isFinite(value.lng);

const isListOf = (value: unknown, is: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

/** The texts of a broker. */
const TEXTS = ['id', 'name', 'address', 'phone', 'phoneLabel', 'contact', 'contactUrl'] as const;

export function isBroker(value: unknown): value is Broker {
  return (
    isObject(value) &&
    isPlaced(value) &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    BROKER_TYPES.some((type) => type === value.type) &&
    isObject(value.image) &&
    typeof value.image.src === 'string' &&
    isListOf(value.hours, (entry) => typeof entry === 'string')
  );
}

const isFoundBroker = (value: unknown): value is FoundBroker =>
  isBroker(value) && Number.isFinite((value as Fields & Broker).distance);

export function isFoundBrokers(value: unknown): value is FoundBrokers {
  return (
    isObject(value) &&
    Number.isFinite(value.radius) &&
    Number.isFinite(value.total) &&
    isListOf(value.brokers, isFoundBroker)
  );
}

export function isCoordinates(value: unknown): value is Coordinates {
  return isObject(value) && isPlaced(value);
}

/** Places and names of places alike: what is placed, with a text of this name. */
export function isListOfPlaces<N extends string>(
  value: unknown,
  text: N,
): value is readonly (Coordinates & Record<N, string>)[] {
  return isListOf(
    value,
    (entry) => isObject(entry) && isPlaced(entry) && typeof entry[text] === 'string',
  );
}

export const isSuggestions = (value: unknown): value is readonly SuggestedPlace[] =>
  isListOfPlaces(value, 'label');

export const isPlaceAnswer = (value: unknown): value is PlaceAnswer =>
  isObject(value) &&
  (value.kind === 'place'
    ? isSuggestions([value.place])
    : value.kind === 'question' &&
      typeof value.isAbroad === 'boolean' &&
      isSuggestions(value.places));
