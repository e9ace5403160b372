import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { simulator } from '../simulator/simulator.ts';
import { writeExample } from './write-example.ts';

/** A tariff's representative example, from the catalogue of a language: for what is not sent to browsers. */
export function exampleSentence(tariff: Tariff, locale: Locale): string {
  return writeExample(tariff, simulator[locale], locale);
}
