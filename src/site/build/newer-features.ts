import { lowestServed } from './served-browsers.ts';

/** A feature, how a built file shows it, and the first versions that have it. */
type Row = readonly [name: string, RegExp, safari: number, chrome: number, firefox: number];

/**
 * Calls and properties that browsers have had for a few years only, with the first versions that have them. Source: MDN's
 * browser-compat-data. What is used only after a test (popovers, `scrollend` in React) is not listed.
 */
const ROWS: readonly Row[] = [
  ['structuredClone', /\bstructuredClone\(/, 15.4, 98, 94],
  ['Array.findLast', /\.findLast(Index)?\(/, 15.4, 97, 104],
  ['Array.toSorted and its like', /\.to(Sorted|Reversed|Spliced)\(/, 16, 110, 115],
  ['AbortSignal.timeout', /AbortSignal\.timeout\b/, 16, 103, 100],
  ['String.isWellFormed', /\.(is|to)WellFormed\(/, 16.4, 111, 119],
  ['Array.fromAsync', /Array\.fromAsync\b/, 16.4, 121, 115],
  ['URL.canParse', /URL\.canParse\b/, 17, 120, 115],
  ['Response.json', /\bResponse\.json\b/, 17, 105, 115],
  [
    'set operations',
    /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    17,
    122,
    127,
  ],
  ['groupBy', /\b(Map|Object)\.groupBy\b/, 17.4, 117, 119],
  ['AbortSignal.any', /AbortSignal\.any\b/, 17.4, 116, 124],
  ['Promise.withResolvers', /\.withResolvers\b/, 17.4, 119, 121],
  ['Element.checkVisibility', /\.checkVisibility\(/, 17.4, 105, 106],
  ['URL.parse', /\bURL\.parse\b/, 18, 126, 126],
  ['Promise.try', /\bPromise\.try\b/, 18.2, 128, 134],
  ['RegExp.escape', /RegExp\.escape\b/, 18.2, 136, 134],
  ['Uint8Array.fromBase64', /\.(from|to)(Base64|Hex)\(/, 18.2, 140, 133],
  [
    'iterator helpers',
    /\.(keys|values|entries)\(\)\.(map|filter|flatMap|reduce|toArray|forEach|some|every|find|take|drop)\(/,
    18.4,
    122,
    131,
  ],
  ['Iterator.from', /\bIterator\.(from|concat)\b/, 18.4, 122, 131],
  ['Intl.DurationFormat', /Intl\.DurationFormat\b/, 18.4, 129, 136],
  ['a thickness in text-decoration', /text-decoration:[^;}]*\d/, 26.2, 89, 70],
];

/** What a built script or style sheet uses and a served browser lacks: a sentence each. */
export function findNewerFeatures(text: string): string[] {
  return ROWS.filter(([, pattern]) => pattern.test(text)).flatMap(
    ([name, , safari, chrome, firefox]) => {
      const lacking = Object.entries({ safari, chrome, firefox }).flatMap(([engine, since]) => {
        const lowest = lowestServed(engine as 'safari' | 'chrome' | 'firefox');
        return lowest < since ? [`${engine} ${lowest} lacks`] : [];
      });
      return lacking.length === 0 ? [] : [`uses ${name}, which ${lacking.join(', ')}`];
    },
  );
}
