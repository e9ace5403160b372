import { isMap, isNode, isPair, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import type * as z from 'zod';
import { isLocale, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { describeIssue } from './describe-issue.ts';
import type { ConfigurationFault } from './fault.ts';
import { readTextFile } from './text-file.ts';

type Path = readonly PropertyKey[];

/**
 * A YAML file that is read piece by piece: each piece is checked separately, so that one invalid line
 * does not hide others. Faults collect in `faults`, each with its line and column.
 */
export interface YamlReading {
  readonly faults: readonly ConfigurationFault[];
  /**
   * The whole file as plain values; undefined if it could not be read. Texts that need not be written, in languages that
   * the site does not have, are those of another language.
   */
  readonly value: unknown;
  /** The checked piece at a path; if it is invalid, undefined, and its faults are recorded. */
  read<T>(schema: z.ZodType<T>, value: unknown, path: Path): T | undefined;
  fault(path: Path, reason: string): void;
}

/** @param languages those of the site; faults of texts in other languages are not reported */
export function startReading(
  configDir: string,
  name: string,
  languages: readonly Locale[] = LOCALES,
): YamlReading {
  const { file, text } = readTextFile(configDir, name);
  return readYaml(file, text, languages);
}

/** The same for a text that was already read; undefined text could not be read. */
export function readYaml(
  file: string,
  text: string | undefined,
  languages: readonly Locale[] = LOCALES,
): YamlReading {
  const faults: ConfigurationFault[] = [];
  const lines = new LineCounter();
  const document = parseDocument(text ?? '', { lineCounter: lines, prettyErrors: false });

  const at = (offset: number | undefined, path: Path): string => {
    const { line, col } = lines.linePos(offset ?? 0);
    return [`${Math.max(line, 1)}:${Math.max(col, 1)}`, ...writePath(path)].join(' ');
  };
  const isOfSite = (key: PropertyKey) => !isLocale(key) || languages.includes(key);
  const fault = (path: Path, reason: string): void => {
    if (!path.every(isOfSite)) return;
    faults.push({ file, place: at(findOffset(document.contents, path), path), reason });
  };

  if (text === undefined) faults.push({ file, place: '', reason: 'cannot be read' });
  // After a duplicate key the rest of the file can still be read; after other errors it cannot.
  const isTwice = ({ code }: { code: string }) => code === 'DUPLICATE_KEY';
  // What follows the first of these errors is read wrongly, and only repeats it.
  const broken = document.errors.find((error) => !isTwice(error));
  for (const error of document.errors.filter((other) => isTwice(other) || other === broken)) {
    const reason = isTwice(error) ? 'this key appears twice' : explainYaml(error);
    faults.push({ file, place: at(error.pos[0], []), reason });
  }
  const isReadable = text !== undefined && document.errors.every(isTwice);

  return {
    faults,
    value: isReadable ? fillLanguages(document.toJS(), languages) : undefined,
    fault,
    read<T>(schema: z.ZodType<T>, value: unknown, path: Path): T | undefined {
      const result = schema.safeParse(value, { error: describeIssue });
      if (result.success) return result.data;
      const issues = result.error.issues.flatMap(openUnion);
      for (const issue of issues) {
        const place = [...path, ...issue.path];
        if (issue.code === 'unrecognized_keys')
          for (const key of issue.keys)
            fault([...place, key], describeUnknownKey(key, partAt(value, issue.path)));
        else fault(place, isMissing(value, issue.path) ? 'is missing' : issue.message);
      }
      return schema.safeParse(withoutUnknownKeys(value, issues)).data;
    },
  };
}

/** What the library reports, in words that say what to do; its own words where there is nothing better. */
function explainYaml({ code, message }: YAMLError): string {
  const advice = ADVICE[code];
  return advice === undefined ? `is not YAML: ${message}` : `is not YAML: ${advice}`;
}

const ADVICE: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon in it has to stand between quotes',
  BAD_SCALAR_START: 'a text that begins with this sign has to stand between quotes',
  MULTILINE_IMPLICIT_KEY: 'this line is neither "key: value" nor an entry of a list',
  TAB_AS_INDENT: 'lines are indented by spaces, not by tabs',
  BAD_INDENT: 'this line is indented by more or fewer spaces than those of its list or group',
};

/** `{ taeg: 5,7 }` is read as `taeg: 5` and a key `7`. */
function describeUnknownKey(key: string, written: unknown): string {
  const keys = typeof written === 'object' && written !== null ? Object.keys(written) : [];
  const isDecimal = /^\d+$/.test(key) && partAt(written, [key]) === null;
  // Keys that are numbers come first in a record: which number the comma follows is not known here.
  return isDecimal && keys.length > 1
    ? 'is not a known key: write a decimal point, not a comma (5.7, not 5,7)'
    : 'is not a known key';
}

/**
 * Copies a value that was read from a file and fills every text in it for the languages that the site
 * does not have, from another language that nobody sees. So only the site's languages have to be written.
 */
function fillLanguages(value: unknown, languages: readonly Locale[]): unknown {
  if (Array.isArray(value)) return value.map((part) => fillLanguages(part, languages));
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => [key, fillLanguages(part, languages)]);
  const written = parts.filter(([key]) => isLocale(key));
  const [, other] = written.find(([key]) => key === languages[0]) ?? written[0] ?? [];
  if (other === undefined) return Object.fromEntries(parts);
  const lacking = LOCALES.filter((locale) => !languages.includes(locale));
  return Object.fromEntries([...lacking.map((locale) => [locale, other]), ...parts]);
}

/** For a value of several possible shapes: the issues of the shape that it is closest to. */
function openUnion(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => countFaults(a) - countFaults(b));
  return nearest
    .flatMap(openUnion)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function countFaults(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  );
}

/** The value without unknown keys, so that they do not hide other faults. */
function withoutUnknownKeys(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys') {
      const part: unknown = partAt(copy, issue.path);
      if (part && typeof part === 'object')
        for (const key of issue.keys) Reflect.deleteProperty(part, key);
    }
  return copy;
}

function isMissing(value: unknown, path: Path): boolean {
  return partAt(value, path) === undefined;
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (part: unknown, key) => (part && typeof part === 'object' ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** The offset of a path in the file; if it is missing, that of its nearest parent. */
function findOffset(root: Node | null, path: Path): number | undefined {
  let node: Node | null | undefined = root;
  let offset = root?.range?.[0];
  for (const key of path) {
    const pair = isMap(node) && node.items.find(({ key: name }) => String(name) === String(key));
    const next: unknown = pair || (node && 'get' in node ? node.get(key, true) : undefined);
    if (next === undefined || next === null) break;
    if (isPair(next)) {
      offset = isNode(next.key) ? next.key.range?.[0] : offset;
      node = isNode(next.value) ? next.value : undefined;
    } else {
      node = isNode(next) ? next : undefined;
      offset = node?.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** "products.car.types.new.rates[0].min"; empty for the file as a whole. */
function writePath(path: Path): readonly string[] {
  const written = path.reduce(
    (sum: string, key) =>
      typeof key === 'number'
        ? `${sum}[${key}]`
        : sum === ''
          ? String(key)
          : `${sum}.${String(key)}`,
    '',
  );
  return written === '' ? [] : [written];
}
