import { readBrand } from '#configuration/brand/read-brand.ts';
import { describeFault } from '#configuration/fault.ts';
import { readLanguages } from '#configuration/languages.ts';
import { type MeasuredPair, measurePairs } from '#domain/brand/colour-pairs.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines } from './command.ts';

/** `brand check`: the faults of the brand; without any, every pair of its colours with its contrast (F-2.7). */
export function runBrandCheck(environment: Environment, json: boolean): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const read = readBrand(configDir, readLanguages(configDir));
  if (!read.ok) {
    if (json) return printJson({ ok: false, faults: read.faults }, 1);
    return printLines(['The brand is not in order:', ...read.faults.map(describeFault)], 1);
  }
  const { colours } = read.value;
  const pairs = measurePairs(colours);
  if (json) return printJson({ ok: true, colours, pairs });
  return printLines([
    'The brand is in order. The contrast of each pair, what it needs, and what it is for:',
    ...pairs.map(describePair),
  ]);
}

/** "  light  softInk on paper         6.12  4.5  notes, and what cannot be used now". */
function describePair({ scheme, colour, on, contrast, needs, purpose }: MeasuredPair): string {
  const pair = `${colour} on ${on}`.padEnd(26);
  return `  ${scheme.padEnd(5)}  ${pair}${contrast.toFixed(2).padStart(5)}  ${needs.toFixed(1)}  ${purpose}`;
}
