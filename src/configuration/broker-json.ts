import { BROKER_COLUMNS, type BrokerFaults, type BrokerRow, trimSpaces } from './broker-rows.ts';
import { placeAt } from './csv-reading.ts';

/** Reads a list of objects with the columns as keys; a picture may be `{ "src": … }`, hours a list. */
export function readJsonRows(text: string, faults: BrokerFaults): readonly BrokerRow[] {
  const refuse = (reason: string): readonly BrokerRow[] => {
    faults.add(() => ({ place: '1:1', reason }));
    return [];
  };
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return refuse(`is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (!Array.isArray(entries)) return refuse('is not a list of brokers');
  const placeOf = locateIn(text);
  return entries.flatMap((entry: unknown, i): readonly BrokerRow[] => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.add(() => ({ place: placeOf(i), reason: 'is not a broker' }));
      return [];
    }
    const fields: Record<string, string> = {};
    for (const [key, value] of Object.entries(entry)) {
      const isKnown = BROKER_COLUMNS.some((column) => column === key);
      const written = writeValue(key, value);
      if (isKnown && written !== undefined) fields[key] = written;
      else {
        const reason = isKnown ? 'must be text or a number' : 'is not a known key';
        faults.add(() => ({ place: placeOf(i, key), reason }));
      }
    }
    return [{ get: (column) => fields[column] ?? '', placeOf: (key) => placeOf(i, key) }];
  });
}

/** "line:column [7].name" of an entry's key, or of the entry. */
function locateIn(text: string): (entry: number, key?: string) => string {
  let offsets: readonly number[] | undefined;
  return (entry, key) => {
    offsets ??= findEntries(text);
    const [start = 0, end = text.length] = offsets.slice(entry, entry + 2);
    const inside = key === undefined ? 0 : text.slice(start, end).indexOf(`"${key}"`);
    const path = key === undefined ? `[${entry}]` : `[${entry}].${key}`;
    return `${placeAt(text, start + Math.max(inside, 0))} ${path}`;
  };
}

function writeValue(key: string, value: unknown): string | undefined {
  if (typeof value === 'string') return trimSpaces(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  if (key === 'hours' && Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return trimSpaces(value.join('; '));
  const src = key === 'image' && typeof value === 'object' && 'src' in value && value.src;
  return typeof src === 'string' ? trimSpaces(src) : undefined;
}

/** The offset of each entry of a list, in a text that is valid JSON. */
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
