import { BROKER_COLUMNS, type BrokerRow, type BrokerRows, tidy } from './broker-rows.ts';
import type { ConfigurationFault } from './fault.ts';

/** An array of objects with the same names as keys; a picture may be `{ "src": … }`, hours a list. */
export function readJsonRows(file: string, text: string): BrokerRows {
  const fail = (place: string, reason: string) => ({ rows: [], faults: [{ file, place, reason }] });
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return fail('1:1', `is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (!Array.isArray(entries)) return fail('1:1', 'is not a list of brokers');
  const offsets = { found: undefined as readonly number[] | undefined };
  const faults: ConfigurationFault[] = [];
  const rows: BrokerRow[] = [];
  entries.forEach((entry: unknown, i) => {
    const startOf = (at: number) => {
      offsets.found ??= findEntries(text);
      return offsets.found[at] ?? 0;
    };
    const placeOf = (key?: string) => {
      const [start, end] = [startOf(i), startOf(i + 1) || text.length];
      const inside = key === undefined ? -1 : text.slice(start, end).indexOf(`"${key}"`);
      const before = text.slice(0, start + Math.max(inside, 0)).split('\n');
      const path = key === undefined ? `[${i}]` : `[${i}].${key}`;
      return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${path}`;
    };
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.push({ file, place: placeOf(), reason: 'is not a broker' });
      return;
    }
    const fields: Record<string, string> = {};
    for (const [key, value] of Object.entries(entry)) {
      const written = writeValue(key, value);
      if (!BROKER_COLUMNS.some((column) => column === key))
        faults.push({ file, place: placeOf(key), reason: 'is not a known key' });
      else if (written === undefined)
        faults.push({ file, place: placeOf(key), reason: 'has to be text or a number' });
      else fields[key] = written;
    }
    rows.push({ fields, placeOf });
  });
  return { rows, faults };
}

function writeValue(key: string, value: unknown): string | undefined {
  if (typeof value === 'string') return tidy(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  if (key === 'hours' && Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return tidy(value.join('; '));
  const src = key === 'image' && typeof value === 'object' && 'src' in value && value.src;
  return typeof src === 'string' ? tidy(src) : undefined;
}

/** Where each entry of a list starts, in a text that is JSON. */
function findEntries(text: string): readonly number[] {
  const offsets: number[] = [];
  let depth = 0;
  let isQuoted = false;
  let isNext = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (isQuoted) {
      if (sign === '\\') i += 1;
      else if (sign === '"') isQuoted = false;
      continue;
    }
    if (isNext && /[^\s\]]/.test(sign)) {
      offsets.push(i);
      isNext = false;
    }
    if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 1 && (sign === ',' || (sign === '[' && offsets.length === 0))) isNext = true;
  }
  return offsets;
}
