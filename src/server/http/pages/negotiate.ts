import type { Locale } from '#domain/locale/locale.ts';
import type { Encoding } from './load-site.ts';

/** Smallest first. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The encoding to send, among those available; uncompressed if the browser names none. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding {
  const accepted = encodingWeights(acceptEncoding ?? '');
  const weightOf = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? 0;
  return (
    PREFERRED.find((encoding) => available[encoding] !== undefined && weightOf(encoding) > 0) ??
    'identity'
  );
}

/** Whether the visitor has the answer of this tag already. */
export function isKnownBy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** The visitor's language among the site's; the site's first if they name none. */
export function chooseLocale<L extends Locale>(
  acceptLanguage: string | undefined,
  [first, ...others]: readonly [L, ...L[]],
): L {
  let chosen = first;
  let best = 0;
  for (const [range, weight] of readWeights(acceptLanguage)) {
    const locale = [first, ...others].find((candidate) => candidate === range.split('-')[0]);
    if (locale !== undefined && weight > best) {
      chosen = locale;
      best = weight;
    }
  }
  return chosen;
}

/** Browsers write Accept-Encoding in few ways: how many of them are remembered, and how long each may be. */
const MAX_REMEMBERED = 200;
const MAX_REMEMBERED_LENGTH = 100;
const remembered = new Map<string, ReadonlyMap<string, number>>();

function encodingWeights(header: string): ReadonlyMap<string, number> {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const weights = readWeights(header);
  if (remembered.size < MAX_REMEMBERED && header.length <= MAX_REMEMBERED_LENGTH)
    remembered.set(header, weights);
  return weights;
}

/** "a, b;q=0.5" as names with weights, lower case. */
function readWeights(header: string | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name, ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const number = weight === undefined ? 1 : Number(weight);
    if (name) weights.set(name, Number.isFinite(number) ? number : 0);
  }
  return weights;
}
