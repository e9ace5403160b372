import { describeFault } from '#configuration/fault.ts';
import { readLanguages } from '#configuration/languages.ts';
import { readWords } from '#configuration/word-files.ts';
import { isFixed } from '#words/fixed-words.ts';
import { sentencesOf } from '#words/override-words.ts';
import { WHERE_WORDS_SHOW } from '#words/where-words-show.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';

/**
 * Lists the sentences of a language, the site's first if none is given, by their keys; with keys, those alone and what
 * belongs to them. A line is what `words/<language>.yaml` of the configuration would hold.
 */
export function runWordsList(
  { words: [, , ...keys], language, json }: CommandLine,
  environment: Environment,
): CommandResult {
  const configDir = environment.CONFIG_DIR || 'config';
  const languages = readLanguages(configDir);
  const locale = languages.find((own) => own === (language ?? languages[0]));
  if (locale === undefined)
    return refuseCommand(`The site is not in ${language}: ${languages.join(', ')}`, json);
  const read = readWords(configDir, languages);
  if (!read.ok)
    return json
      ? printJson({ ok: false, faults: read.faults }, 1)
      : printLines(read.faults.map(describeFault), 1);
  const own = read.value[locale] ?? {};
  const listed = [...sentencesOf(locale)]
    .filter(([key]) => keys.length === 0 || keys.some((asked) => isWithin(key, asked)))
    .map(([key, text]) => ({
      key,
      text: own[key] ?? text,
      where: WHERE_WORDS_SHOW[key.slice(0, key.indexOf('.'))] ?? '',
      fixed: isFixed(key),
      own: key in own,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (listed.length === 0) return refuseCommand(`No sentence has the key ${keys.join(', ')}`, json);
  if (json) return printJson(listed);
  return printLines(
    listed.map(({ key, text, where, fixed, own: isOwn }) => {
      const state = fixed ? ' (fixed)' : isOwn ? ' (yours)' : '';
      return `${key}: ${JSON.stringify(text)} # ${where}${state}`;
    }),
  );
}

const isWithin = (key: string, asked: string) => key === asked || key.startsWith(`${asked}.`);
