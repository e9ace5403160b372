import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LenderFolders } from '#configuration/check-lender.ts';
import { readLanguages } from '#configuration/languages.ts';
import {
  type ChangedFile,
  type ChangedSentence,
  compareFiles,
  compareSentences,
} from '#configuration/new-lender/compare-made-from.ts';
import { deriveLender } from '#configuration/new-lender/derive-lender.ts';
import {
  isTextFile,
  type LenderFiles,
  readDemonstration,
} from '#configuration/new-lender/lender-files.ts';
import {
  describeMadeFrom,
  listMadeFrom,
  type MadeFrom,
  readMadeFrom,
  textOf,
  writeMadeFrom,
} from '#configuration/new-lender/made-from.ts';
import { readWords } from '#configuration/word-files.ts';
import { programVersion } from '../boot/program-version.ts';
import { lenderFolders } from '../settings/lender-folders.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';

/** This program's version, and the demonstration's files in it; others for tests. */
export interface Program {
  readonly version: string;
  readonly demonstration: LenderFiles | undefined;
}

/**
 * `lender diff`: what has changed, since a version of which the lender's folder has a record, in the files that this
 * program would make for the lender (F-9.6, F-9.7). Of this version it keeps a record, for the next time.
 */
export function runLenderDiff(
  environment: Environment,
  version: string,
  json: boolean,
  program: Program = { version: programVersion(), demonstration: readDemonstration() },
): CommandResult {
  const folders = lenderFolders(environment);
  const { configDir } = folders;
  const before = readMadeFrom(configDir, version);
  if (before === undefined) return refuseCommand(describeMissing(configDir, version), json);
  const { demonstration } = program;
  if (demonstration === undefined)
    return refuseCommand(
      'The files of the demonstration, from which a lender’s are made, are not here: run this where the program’s source is.',
      json,
    );
  const { answers } = before;
  const files = deriveLender(demonstration, answers);
  const after = describeMadeFrom(program.version, answers, files);
  const placeOf = (path: string) => pathIn(folders, path);
  const changed = compareFiles(before, after, (path) => readOwn(placeOf(path)), placeOf);
  const words = readWords(configDir, readLanguages(configDir));
  const sentences = words.ok ? compareSentences(before, after, words.value) : [];
  const unrecorded = keepRecord(configDir, after);
  if (json)
    return printJson({ since: version, version: program.version, files: changed, sentences });
  return printLines([
    ...summarise(version, program.version, changed, sentences, placeOf),
    ...unrecorded,
    ...changed.flatMap(({ diff }) => (diff.length === 0 ? [] : ['', ...diff])),
  ]);
}

function describeMissing(configDir: string, version: string): string {
  const known = listMadeFrom(configDir);
  return known.length === 0
    ? `${configDir} has no record of what its files were made from: only "lender new" and "lender diff" write one (.made-from-….json.gz).`
    : `${configDir} has no readable record of ${version}. It has: ${known.join(', ')}.`;
}

/** `config/lender.yaml` in the lender's folders. */
function pathIn({ configDir, contentDir }: LenderFolders, path: string): string {
  const [folder, ...rest] = path.split('/');
  return join(folder === 'config' ? configDir : contentDir, ...rest);
}

function readOwn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return textOf(isTextFile(file) ? bytes.toString('utf8') : bytes);
}

/** Records this version unless it is recorded, and says why it could not be. */
function keepRecord(configDir: string, record: MadeFrom): readonly string[] {
  if (listMadeFrom(configDir).includes(record.version)) return [];
  try {
    writeMadeFrom(configDir, record);
    return [
      `${configDir} now has a record of ${record.version}: after the next update, "lender diff ${record.version}".`,
    ];
  } catch (error) {
    return [
      `No record of ${record.version} could be written: ${error instanceof Error ? error.message : error}`,
    ];
  }
}

const OWN: Readonly<Record<ChangedFile['own'], string>> = {
  'as it was': 'yours is as it was made',
  edited: 'you have edited yours',
  none: 'you do not have it',
};

function summarise(
  since: string,
  version: string,
  changed: readonly ChangedFile[],
  sentences: readonly ChangedSentence[],
  placeOf: (path: string) => string,
): readonly string[] {
  const from = since === version ? `${version} as it was` : since;
  if (changed.length + sentences.length === 0)
    return [`Nothing has changed since ${from} in what your files were made from.`];
  return [
    `Since ${from}, in what your files were made from:`,
    ...changed.map(({ path, change, own }) => `  ${change}  ${placeOf(path)} (${OWN[own]})`),
    ...sentences.map(
      ({ language, key, before, after }) =>
        `  words/${language}.yaml replaces ${key}, which was ${JSON.stringify(before)} and ${after === undefined ? 'is gone' : `is ${JSON.stringify(after)}`}`,
    ),
  ];
}
