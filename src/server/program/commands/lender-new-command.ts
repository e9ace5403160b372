import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLender } from '#configuration/check-lender.ts';
import { describeFault } from '#configuration/fault.ts';
import { readPlaces } from '#configuration/locality-file.ts';
import { MARK } from '#configuration/marks.ts';
import { deriveLender } from '#configuration/new-lender/derive-lender.ts';
import {
  demonstrationFolder,
  readDemonstration,
  writeLenderFiles,
} from '#configuration/new-lender/lender-files.ts';
import { describeMadeFrom, writeMadeFrom } from '#configuration/new-lender/made-from.ts';
import {
  defaultOf,
  isAskedFor,
  OPTIONS,
  QUESTIONS,
  type Question,
  readAnswers,
  refuseAnswer,
  type TypedAnswers,
  wordQuestion,
} from '#configuration/new-lender/read-answers.ts';
import { programVersion } from '../boot/program-version.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import { resolveTyped } from './typed-path.ts';

/** Asks a person a question, and returns what they typed. */
export type Prompt = (question: string) => Promise<string>;

/** The option of a question: `--legal-name` of `legalName`. */
const optionOf = (question: Question) => question.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

const isSwitch = (question: Question) => OPTIONS.some((option) => option === question);

const OPTION_TYPES = {
  ...Object.fromEntries(
    QUESTIONS.map((question) => [
      optionOf(question),
      { type: isSwitch(question) ? ('boolean' as const) : ('string' as const) },
    ]),
  ),
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  as: { type: 'string' },
} as const;

const USAGE = [
  'Usage: loanfront lender new <folder> [options]',
  '',
  'Writes the files of a new lender, which start at once, to <folder>/config and <folder>/content.',
  'Asks for what no option gives. What is not given is invented, and marked [REPLACE].',
  '',
  ...QUESTIONS.map((question) => {
    const option = `--${optionOf(question)}${isSwitch(question) ? '' : ' …'}`;
    return `  ${option.padEnd(26)} ${wordQuestion(question)}`;
  }),
  `  ${'--yes'.padEnd(26)} asks nothing`,
  `  ${'--json'.padEnd(26)} asks nothing, and prints machine-readable output`,
];

/**
 * `lender new`: writes a new lender's files to an empty or new folder (F-9.1 to F-9.5).
 * @param prompt undefined where nobody can be asked: what no option gives is then invented
 */
export async function runLenderNew(
  typed: readonly string[],
  environment: Environment,
  prompt: Prompt | undefined,
): Promise<CommandResult> {
  const line = readLine(typed);
  if (line === undefined) return printLines(USAGE, 2);
  if (line.help) return printLines(USAGE);
  const { given, json } = line;
  const folder = resolveTyped(line.folder, environment);
  const demonstration = readDemonstration();
  if (demonstration === undefined)
    return refuseCommand(
      'The files of the demonstration, from which a lender’s are made, are not here: run this where the program’s source is.',
      json,
    );
  const occupied = refuseFolder(folder);
  if (occupied !== undefined) return refuseCommand(occupied, json);
  const postcodes = readPlaces(join(demonstrationFolder(), 'config')).postcodes ?? new Set();
  const refused = Object.entries(given).flatMap(([question, answer]) => {
    const reason = refuseAnswer(question as Question, answer, postcodes);
    return reason === undefined ? [] : [`--${optionOf(question as Question)}: ${reason}`];
  });
  if (refused.length > 0) return refuseCommand(refused.join('\n'), json);
  const name = given.name ?? nameOf(folder);
  const answers = readAnswers(
    await complete(given, name, line.yes || json ? undefined : prompt, postcodes),
  );
  const files = deriveLender(demonstration, answers);
  const configDir = join(folder, 'config');
  try {
    writeLenderFiles(folder, files);
    writeMadeFrom(configDir, describeMadeFrom(programVersion(), answers, files));
  } catch (error) {
    return refuseCommand(
      `${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
      json,
    );
  }
  return report(folder, answers.name, { json, wasSilent: !line.yes && prompt === undefined });
}

function readLine(typed: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: OPTION_TYPES,
      allowPositionals: true,
    });
    const read: Readonly<Record<string, string | boolean | undefined>> = values;
    const { help = false, json = false, yes = false } = values;
    const [folder, ...others] = positionals;
    if (!help && (folder === undefined || others.length > 0)) return undefined;
    const given: TypedAnswers = Object.fromEntries(
      QUESTIONS.flatMap((question) => {
        const value = read[optionOf(question)];
        return value === undefined ? [] : [[question, value === true ? 'yes' : String(value)]];
      }),
    );
    return { folder: folder ?? '', given, help, json, yes };
  } catch {
    return undefined;
  }
}

/** Nothing is overwritten: files are written to a new folder or an empty one. */
function refuseFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    return readdirSync(folder).length === 0 ? undefined : `${folder} is not empty`;
  } catch {
    return `${folder} is not a folder`;
  }
}

/** "Kredo", of the folder `lenders/kredo`. */
function nameOf(folder: string): string {
  const name = basename(resolve(folder));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const INTRO =
  'An empty answer takes what stands between brackets. Legal data that is not given is invented, and marked.\n\n';

/** Asks for what was not given, each until the answer is right; an empty one is the default that is shown. */
async function complete(
  given: TypedAnswers,
  name: string,
  prompt: Prompt | undefined,
  postcodes: ReadonlySet<string>,
): Promise<TypedAnswers & { readonly name: string }> {
  let typed: TypedAnswers & { readonly name: string } = { ...given, name };
  let intro = INTRO;
  for (const question of QUESTIONS) {
    if (given[question] !== undefined || !isAskedFor(question, typed)) continue;
    const [language = ''] = (typed.languages ?? '').split(',');
    const initial = defaultOf(question, typed.name, language.trim());
    const answer = prompt
      ? await promptUntilRight(prompt, question, initial, postcodes, intro)
      : '';
    intro = '';
    // A legal datum that was not given stays so: what is invented for it is marked.
    if (answer !== '') typed = { ...typed, [question]: answer };
    else if (isRequired(question)) typed = { ...typed, [question]: initial };
  }
  return typed;
}

const isRequired = (question: Question) =>
  question === 'name' || question === 'languages' || question === 'products';

async function promptUntilRight(
  prompt: Prompt,
  question: Question,
  initial: string,
  postcodes: ReadonlySet<string>,
  intro: string,
): Promise<string> {
  const words = initial === '' ? wordQuestion(question) : `${wordQuestion(question)} [${initial}]`;
  let before = intro;
  for (;;) {
    const answer = (await prompt(`${before}${words}: `)).trim();
    const reason = answer === '' ? undefined : refuseAnswer(question, answer, postcodes);
    if (reason === undefined) return answer;
    before = `${reason}.\n`;
  }
}

/** What was written, and what is to be done next. */
/** @param options `wasSilent`: nobody could be asked, and nobody said that nothing need be asked */
function report(
  folder: string,
  name: string,
  { json, wasSilent }: { json: boolean; wasSilent: boolean },
): CommandResult {
  const folders = { configDir: join(folder, 'config'), contentDir: join(folder, 'content') };
  const { faults, marks } = checkLender(folders);
  const code = faults.length === 0 ? 0 : 1;
  if (json) return printJson({ ...folders, name, faults, marks: marks.length }, code);
  return printLines(
    [
      ...(wasSilent
        ? [
            'There is no terminal to ask in, so what no option gave is invented. --yes asks nothing.',
          ]
        : []),
      `The files of ${name} are in ${folders.configDir} and ${folders.contentDir}.`,
      `${marks.length} places are marked ${MARK}: read what stands there, replace it, and remove the mark. Production does not start before.`,
      ...faults.map(describeFault),
      'Next:',
      `  export CONFIG_DIR=${folders.configDir} CONTENT_DIR=${folders.contentDir}`,
      '  npm start',
      '  npm run loanfront -- lender check',
      'In which order to replace what: docs/how-to/begin-as-a-lender.md',
    ],
    code,
  );
}
