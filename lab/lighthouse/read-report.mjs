/** The categories, as Lighthouse names them. */
export const CATEGORIES = /** @type {const} */ ([
  'performance',
  'accessibility',
  'best-practices',
  'seo',
]);

/**
 * The figures taken from a report. Scores are out of 100, bytes as transferred, times in milliseconds
 * on Lighthouse's slow phone.
 * @typedef {object} Reading
 * @property {Record<string, number>} scores by category
 * @property {number} paint until the largest thing was drawn
 * @property {number} blocked how long scripts kept the page from answering
 * @property {number} shift how far things moved
 * @property {number} script bytes
 * @property {number} bytes of all that was loaded
 * @property {readonly string[]} faults audits that lowered a score, each with its category
 */

/**
 * @typedef {object} Audit
 * @property {number | null} score from 0 to 1, null where there is nothing to judge
 * @property {number} [numericValue]
 * @property {{ items?: readonly { resourceType?: string, transferSize?: number }[] }} [details]
 */

/**
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: readonly { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 */

/**
 * @param {Report} report Lighthouse's own, of its 13th version
 * @returns {Reading}
 */
export function readReport({ categories, audits }) {
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sum = (/** @type {typeof requests} */ items) =>
    items.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    paint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    script: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(requests),
    faults: CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
        .map((audit) => `${id}: ${audit.id}`),
    ),
  };
}

/**
 * The median reading, by performance, because the machine's speed varies.
 * @param {readonly [Reading, ...Reading[]]} readings
 * @returns {Reading}
 */
export function medianOf(readings) {
  const sorted = readings.toSorted(
    (a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0),
  );
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? readings[0];
}

/**
 * The readings as a Markdown table, with the audits that lowered a score below it.
 * @param {Readonly<Record<string, Reading>>} readings by page
 */
export function writeTable(readings) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const lines = Object.entries(readings).map(
    ([page, { scores, paint, blocked, shift, script, bytes }]) =>
      [
        `| \`${page}\``,
        ...CATEGORIES.map((id) => scores[id]),
        `${(paint / 1000).toFixed(1)} s`,
        `${Math.round(blocked)} ms`,
        shift.toFixed(3),
        kilobytes(script),
        `${kilobytes(bytes)} |`,
      ].join(' | '),
  );
  const faults = Object.entries(readings).flatMap(([page, reading]) =>
    reading.faults.map((fault) => `${page}: ${fault}`),
  );
  return [
    '| page | performance | accessibility | best practices | SEO | largest paint | blocked | shift | script | all |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
    ...(faults.length > 0 ? ['', ...faults] : []),
    '',
  ].join('\n');
}
