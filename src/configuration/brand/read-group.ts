import * as z from 'zod';
import { nearestName } from '../nearest-name.ts';
import type { YamlReading } from '../yaml-reading.ts';

/** The known keys of a group, their values unread; other keys are faults. Undefined where it is no group. */
export function readGroup<K extends string>(
  reading: YamlReading,
  written: unknown,
  path: readonly string[],
  known: readonly K[],
): Readonly<Partial<Record<K, unknown>>> | undefined {
  const given = reading.read(z.record(z.string(), z.unknown()), written, path);
  if (given === undefined) return undefined;
  const isKnown = (key: string): key is K => known.some((name) => name === key);
  for (const name of Object.keys(given).filter((key) => !isKnown(key))) {
    const nearest = nearestName(name, known);
    reading.fault(
      [...path, name],
      nearest === undefined ? 'is not a known key' : `is not a known key: is it ${nearest}?`,
    );
  }
  const group: Partial<Record<K, unknown>> = {};
  for (const [key, value] of Object.entries(given)) if (isKnown(key)) group[key] = value;
  return group;
}
