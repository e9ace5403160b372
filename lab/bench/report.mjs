/** @typedef {import('./statistics.mjs').Measured} Measured */

const HEAD = [
  '| what | beside | ratio | goal | ratio of processor time | a second | beside, a second |',
  '|---|---|---|---|---|---|---|',
];

/** The table of docs/performance.md: ratios as median and quartiles. @param {readonly Measured[]} measured */
export function writeTable(measured) {
  const rows = measured.map(({ name, baseline, goal, ratio, processor, product, beside }) => [
    ...[name, baseline, writeSpread(ratio), goal.toFixed(2), writeSpread(processor)],
    ...[product, beside].map((perSecond) => Math.round(perSecond).toLocaleString('en')),
  ]);
  return `${[...HEAD, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')}\n`;
}

/** @param {import('./statistics.mjs').Spread} spread */
function writeSpread({ median, lower, upper }) {
  if (Number.isNaN(median)) return '';
  return `${median.toFixed(2)} (${lower.toFixed(2)}–${upper.toFixed(2)})`;
}
