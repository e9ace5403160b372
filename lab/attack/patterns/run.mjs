import process from 'node:process';
import { inProject } from '../../project.mjs';
import { downloadTool } from '../download-tool.mjs';
import { collectPatterns } from './collect.mjs';
import { isSteep, longestFor, pump } from './pump.mjs';

/** A checker of regular expressions that proposes attacks (MIT); its JavaScript alone, without its programs. */
const RECHECK = /** @type {const} */ (['recheck', '4.5.0', 'index.js']);

/** How long it may look at a pattern, in milliseconds. */
const PATIENCE = 8_000;

/** How many of the slowest are named. */
const NAMED = 10;

/**
 * Times every regular expression of the server with texts that repeat, as long as what can reach it. Succeeds if
 * none takes more than its share of time (`LONGEST_TIME`), or a share that grows faster than the text.
 * @param {unknown} _options
 * @param {(line: string) => void} print
 */
export async function attackPatterns(_options, print) {
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await downloadTool(...RECHECK);
  const { patterns, unread } = collectPatterns(inProject('.'));
  const unique = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
  print(`${patterns.length} patterns, ${unique.length} different`);
  for (const place of unread) print(`put together at run time: ${place}`);
  const results = unique.map((pattern) => {
    const checked = checkSync(pattern.source, pattern.flags, { timeout: PATIENCE });
    return { pattern, checked: checked.status, measured: pump(pattern, textsOf(checked)) };
  });
  results.sort((a, b) => b.measured.ms - a.measured.ms);
  const judged = (/** @type {string} */ status) =>
    results.filter(({ checked }) => checked === status);
  print(
    `recheck: ${judged('safe').length} safe, ${judged('vulnerable').length} vulnerable, ${judged('unknown').length} unknown`,
  );
  print('| pattern | of characters | slowest, ms | growth at four times | recheck |');
  print('|---|---|---|---|---|');
  const named = results.filter(
    ({ checked, measured }, n) => n < NAMED || checked !== 'safe' || isSteep(measured),
  );
  for (const { pattern, checked, measured } of named) {
    const { file, line, source } = pattern;
    const cells = [
      `\`${file}:${line}\` \`${source.replaceAll('|', '\\|').slice(0, 60)}\``,
      longestFor(file),
      measured.ms.toFixed(1),
      `${measured.growth.toFixed(1)} (${measured.pumped.replaceAll('|', '\\|').slice(0, 40)})`,
      checked,
    ];
    print(`| ${cells.join(' | ')} |`);
  }
  return results.every(({ measured }) => measured.ms < LONGEST_TIME && !isSteep(measured));
}

/** The longest that a pattern may take on the longest text that can reach it, in milliseconds. */
const LONGEST_TIME = 100;

/** The attack that was found, as texts to grow. @param {any} checked */
function textsOf(checked) {
  const pumps = checked.attack?.pumps ?? [];
  return pumps.map((/** @type {{ prefix: string, pump: string }} */ { prefix, pump: piece }) => ({
    start: prefix,
    piece,
    end: checked.attack.suffix,
  }));
}
