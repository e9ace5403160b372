import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { BRAND_FILE } from '#configuration/brand/read-brand.ts';
import type { LenderFolders } from '#configuration/check-lender.ts';
import { type ContentFolder, FRONT_MATTER } from '#configuration/content-schemas.ts';
import { splitFrontMatter } from '#configuration/front-matter.ts';
import { LAW_FILE } from '#configuration/law-file.ts';
import { TARIFF_FILE, TARIFF_FOLDER } from '#configuration/tariff-file.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { mergeCsv, readCsvValue } from './merge-csv.ts';
import { isRecord, mergeYaml, type Value, withoutBreak } from './merge-yaml.ts';

/** Where a lender's files are, and the languages of its site. */
export interface EditedFolders extends LenderFolders {
  readonly languages: readonly Locale[];
}

/** The kinds of texts that are edited in forms. */
export const TEXT_FOLDERS = Object.keys(FRONT_MATTER) as readonly ContentFolder[];

/** What a form is opened from, and what its change is written to. */
export interface Form {
  /** What the form holds; undefined where there is no file yet. Throws if the file cannot be read as what it is. */
  read(): Value | undefined;
  write(value: Value): void;
  remove?(): void;
}

/** A file of the configuration that is edited in a form, by the name and the path that the editor gives it. */
export interface ConfigurationForm {
  readonly name: string;
  readonly path: string;
  readonly file: string;
}

const CONFIGURATION_FILES = [
  'lender.yaml',
  TARIFF_FILE,
  'mortgages.yaml',
  'brokers.csv',
  'holidays.yaml',
  'lists.yaml',
  LAW_FILE,
  BRAND_FILE,
];

/** The names of tariff files that have a form. */
const TARIFF_NAME = /^\w[\w-]*\.yaml$/;

/** The files of the configuration that are there, and the law's, which a form can begin. */
export function configurationForms({ configDir }: EditedFolders): readonly ConfigurationForm[] {
  const dated = namesIn(join(configDir, TARIFF_FOLDER)).filter((name) => TARIFF_NAME.test(name));
  return CONFIGURATION_FILES.flatMap((file) =>
    file === TARIFF_FILE ? [file, ...dated.map((name) => `${TARIFF_FOLDER}/${name}`)] : [file],
  )
    .filter((file) => file === LAW_FILE || existsSync(join(configDir, file)))
    .map((file) => {
      const name = file.replace(/\.\w+$/, '');
      return {
        name: name.replace('/', '-'),
        path: `config/${name}.json`,
        file: join(configDir, file),
      };
    });
}

/** The names of texts that the editor may give: no other folder, no hidden file. */
const TEXT_PATH = /^content\/([a-z]+)\/([a-z]{2})\/([a-z0-9][a-z0-9-]*)\.json$/i;

/**
 * The file behind the editor's path: the editor sees each file as JSON (`content/faq/fr/refusal.json`), whose comments
 * and order the file keeps. Undefined for every path that is not edited in forms.
 */
export function fileBehind(path: string, folders: EditedFolders): string | undefined {
  const known = configurationForms(folders).find((form) => form.path === path);
  if (known) return known.file;
  const [, folder = '', language = '', id = ''] = TEXT_PATH.exec(path) ?? [];
  const isKnown =
    TEXT_FOLDERS.some((other) => other === folder) &&
    folders.languages.some((other) => other === language);
  return isKnown ? join(folders.contentDir, folder, language, `${id}.md`) : undefined;
}

/** The form of a file that there is or can be. */
export function openFile(path: string, folders: EditedFolders): Form | undefined {
  const file = fileBehind(path, folders);
  if (file === undefined) return undefined;
  return {
    read: () => (existsSync(file) ? readValue(file) : undefined),
    write: (value) => writeValue(file, value),
    ...(file.endsWith('.md') && { remove: () => removeFile(file) }),
  };
}

/** What a form holds; undefined where its file cannot be read, because it is no YAML: that is a fault of its own. */
export function readForm(form: Form): { readonly value: Value | undefined } | undefined {
  try {
    return { value: form.read() };
  } catch {
    return undefined;
  }
}

/** The editor's paths of all files that there are, sorted. */
export function listPaths(folders: EditedFolders): string[] {
  const configuration = configurationForms(folders)
    .filter(({ file }) => existsSync(file))
    .map(({ path }) => path);
  const texts = TEXT_FOLDERS.flatMap((folder) =>
    folders.languages.flatMap((language) =>
      namesIn(join(folders.contentDir, folder, language))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `content/${folder}/${language}/${name.replace(/\.md$/, '.json')}`),
    ),
  );
  return [...configuration, ...texts].sort();
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** What a file says, as the editor's forms hold it. Throws if it cannot be read as what it is. */
export function readValue(file: string): Value {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.csv')) return readCsvValue(text);
  if (file.endsWith('.yaml')) return parse(text) as Value;
  const { head, body } = partsOf(text);
  return { ...(parse(head) as Record<string, Value>), body: body.trim() };
}

/** Writes what a form holds, over what the file said: what did not change keeps its bytes. A new file is made with its folder. */
export function writeValue(file: string, value: Value): void {
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  writeFileSync(file, mergeFile(file, before, value));
}

const removeFile = (file: string): void => rmSync(file, { force: true });

/** The text of a file that holds this value. */
export function mergeFile(file: string, before: string | undefined, value: Value): string {
  if (file.endsWith('.csv')) return mergeCsv(before ?? '', value);
  if (file.endsWith('.yaml'))
    return before === undefined
      ? write(value)
      : mergeYaml(before, withEmptyLists(parse(before) as Value, value));
  const { body: newBody = '', ...front } = value as Record<string, Value>;
  const written = `\n${String(newBody).trim()}\n`;
  if (before === undefined) return `---\n${write(front)}---\n${written}`;
  const { head, body } = partsOf(before);
  const isSame = body.trim() === String(newBody).trim();
  return `---\n${withoutBreak(mergeYaml(`${head}\n`, front))}\n---\n${isSame ? body : written}`;
}

/** The editor leaves out what is empty; where the file has a list or a map, an empty one stays. */
function withEmptyLists(before: Value, value: Value): Value {
  if (Array.isArray(value) && Array.isArray(before))
    return value.map((part: Value, at) => withEmptyLists(before[at] ?? null, part));
  if (!isRecord(before) || !isRecord(value)) return value;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, withEmptyLists(before[key] ?? null, part)] as const,
  );
  const emptied = Object.entries(before)
    .filter(([key]) => value[key] === undefined)
    .flatMap(([key, part]) =>
      Array.isArray(part) ? [[key, []]] : isEmptyMap(part) ? [[key, part]] : [],
    );
  return Object.fromEntries([...parts, ...emptied]);
}

const isEmptyMap = (value: Value) => isRecord(value) && Object.keys(value).length === 0;

const write = (value: Value) =>
  stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });

function partsOf(text: string): { head: string; body: string } {
  return splitFrontMatter(text) ?? { head: '', body: text };
}
