import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** What JSON can hold. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

type MapPair = Pair<Node, Node | null>;

/** A piece of the text, from one offset to another, and what replaces it. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A YAML text that holds another value: what is equal in both keeps its bytes, with its comments, quotes and order.
 * Throws if the text is not YAML.
 */
export function mergeYaml(text: string, value: Value): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  const merged = applyEdits(text, findEdits(text, document, value));
  // A place that could not be edited by itself costs the layout, and no value.
  return holds(merged, value) ? merged : rewrite(document, value);
}

function holds(text: string, value: Value): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
}

/** The whole document written again, with the comments that its library keeps. */
function rewrite(document: Document, value: Value): string {
  document.contents = document.createNode(value) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((sum, { from, to, text: piece }) => sum.slice(0, from) + piece + sum.slice(to), text);
}

function findEdits(text: string, document: Document, value: Value): readonly Edit[] {
  const { contents } = document;
  if (contents === null) return [{ from: text.length, to: text.length, text: `${write(value)}\n` }];
  if (isMap(contents) && contents.items.length === 0)
    return [{ from: startOf(contents), to: endOf(contents), text: write(value) }];
  return changeNode(text, contents as Node, value, false);
}

function changeNode(text: string, node: Node, value: Value, inFlow: boolean): readonly Edit[] {
  if (isDeepStrictEqual(plainOf(node), value)) return [];
  const isFlow = inFlow || ('flow' in node && node.flow === true);
  if (isMap(node) && isRecord(value)) return changeMap(text, node, value, isFlow);
  if (isSeq(node) && Array.isArray(value)) return changeList(text, node, value, isFlow);
  return [replaceNode(node, value, inFlow)];
}

function changeMap(
  text: string,
  map: YAMLMap,
  value: { readonly [key: string]: Value },
  isFlow: boolean,
): readonly Edit[] {
  const pairs = map.items as Pair<Node, Node | null>[];
  const isKept = (pair: Pair<Node, unknown>) => value[keyOf(pair)] !== undefined;
  if (!pairs.some(isKept)) return [replaceNode(map, value, isFlow)];
  const lastKept = pairs.findLastIndex(isKept);
  const changed = pairs.flatMap((pair, i) => {
    const next = value[keyOf(pair)];
    if (next === undefined)
      return [isFlow ? removeInLine(pairs, i, i < lastKept) : removeLines(text, ...extentOf(pair))];
    if (pair.value === null) return [insertAt(endOf(pair.key), ` ${writeInline(next, isFlow)}`)];
    return changeNode(text, pair.value, next, isFlow);
  });
  const added = addedAfter(pairs, value).map(([pair, entries]) =>
    isFlow ? insertInLine(pairs, pair, entries) : insertPairs(text, pairs, pair, entries),
  );
  // Of edits in the same place, the one that is listed last comes first in the text.
  return [...added, ...changed];
}

/** The entries that a map does not have yet, each with those that follow the same pair; at its start, none. */
function addedAfter(pairs: readonly MapPair[], value: { readonly [key: string]: Value }) {
  const groups = new Map<MapPair | undefined, { [key: string]: Value }>();
  let previous: MapPair | undefined;
  for (const [key, part] of Object.entries(value)) {
    const known = pairs.find((pair) => keyOf(pair) === key);
    if (known) previous = known;
    else groups.set(previous, { ...groups.get(previous), [key]: part });
  }
  return [...groups];
}

/** New entries within braces. */
function insertInLine(
  [first]: readonly MapPair[],
  previous: MapPair | undefined,
  entries: { readonly [key: string]: Value },
): Edit {
  const written = writeInline(entries, true).replace(/^\{ | \}$/g, '');
  return previous
    ? insertAt(extentOf(previous)[1], `, ${written}`)
    : insertAt(startOf(first?.key), `${written}, `);
}

/** New entries in lines of their own; what comes before a first key that follows a dash is put after it. */
function insertPairs(
  text: string,
  [first]: readonly MapPair[],
  previous: MapPair | undefined,
  entries: { readonly [key: string]: Value },
): Edit {
  const start = startOf(first?.key);
  const line = lineStart(text, start);
  const pair = previous ?? (text.slice(line, start).trim() === '' ? undefined : first);
  const written = write(entries);
  const indent = columnAt(text, start);
  return pair
    ? insertLines(text, extentOf(pair)[1], written, indent)
    : insertAt(line, `${indentLines(written, indent)}\n`);
}

/** An entry within braces goes with the comma after it; the last ones with that before. */
function removeInLine(pairs: readonly MapPair[], i: number, isBeforeOthers: boolean): Edit {
  const [from, to] = pairs[i] ? extentOf(pairs[i]) : [0, 0];
  const [before, after] = [pairs[i - 1], pairs[i + 1]];
  if (isBeforeOthers) return { from, to: after ? startOf(after.key) : to, text: '' };
  return { from: before ? extentOf(before)[1] : from, to, text: '' };
}

function changeList(
  text: string,
  list: YAMLSeq,
  value: readonly Value[],
  isFlow: boolean,
): readonly Edit[] {
  const items = list.items as Node[];
  const shorter = Math.min(items.length, value.length);
  const isSame = (item: Node | undefined, next: Value | undefined) =>
    item !== undefined && isDeepStrictEqual(plainOf(item), next);
  let before = 0;
  while (before < shorter && isSame(items[before], value[before])) before += 1;
  let after = 0;
  while (after < shorter - before && isSame(items.at(-1 - after), value.at(-1 - after))) after += 1;
  const oldPart = items.slice(before, items.length - after);
  const newPart = value.slice(before, value.length - after);
  const isLonger = newPart.length !== oldPart.length;
  if (isLonger && (isFlow || items.length === 0 || value.length === 0))
    return [replaceNode(list, value, isFlow)];
  const changed = oldPart.flatMap((item, at) => {
    const next = newPart[at];
    return next === undefined ? [] : changeNode(text, item, next, isFlow);
  });
  const gone = oldPart
    .slice(newPart.length)
    .map((item) => removeLines(text, startOf(item), endOf(item)));
  const added = newPart.slice(oldPart.length);
  const previous = items[before + oldPart.length - 1];
  const model = previous ?? items[0] ?? list;
  if (added.length === 0) return [...changed, ...gone];
  // The dash stands before the item.
  const dash = text.lastIndexOf('-', startOf(previous ?? items[0]) - 1);
  const indent = columnAt(text, dash);
  const at = previous ? endOf(previous) : lineStart(text, dash) - 1;
  const isInLine = 'flow' in model && model.flow === true;
  const lines = isInLine
    ? added.map((item) => `- ${writeInline(item, true)}`).join('\n')
    : write(added);
  return [...changed, insertLines(text, at, lines, indent)];
}

/** Values in place of others are written in one line, which is right wherever they stand. */
function replaceNode(node: Node, value: Value, inFlow: boolean): Edit {
  const quoted = isScalar(node) && node.type === Scalar.QUOTE_DOUBLE && typeof value === 'string';
  const text = quoted ? JSON.stringify(value) : writeInline(value, inFlow);
  return { from: startOf(node), to: endOf(node), text };
}

function insertAt(at: number, text: string): Edit {
  return { from: at, to: at, text };
}

/** New lines below the line in which an offset lies. */
function insertLines(text: string, after: number, lines: string, indent: number): Edit {
  const end = after < 0 ? 0 : lineEnd(text, after);
  const indented = indentLines(lines, indent);
  return after < 0 ? insertAt(0, `${indented}\n`) : insertAt(end, `\n${indented}`);
}

const indentLines = (lines: string, indent: number) =>
  lines.replace(/^(?=.)/gm, ' '.repeat(indent));

/** Everything from the line in which a piece begins to the end of the one in which it ends. */
function removeLines(text: string, from: number, to: number): Edit {
  return { from: lineStart(text, from), to: lineEnd(text, to) + 1, text: '' };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
const columnAt = (text: string, at: number) => at - lineStart(text, at);

const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0;
const extentOf = ({ key, value }: MapPair): [number, number] => [startOf(key), endOf(value ?? key)];
/** Where the value itself ends; a list or map in lines of its own ends in the last of them. */
function endOf(node: Node): number {
  const { range } = node;
  if (isMap(node) && !node.flow) {
    const last = (node.items as Pair<Node, Node | null>[]).at(-1);
    if (last) return endOf(last.value ?? last.key);
  }
  if (isSeq(node) && !node.flow) {
    const last = (node.items as Node[]).at(-1);
    if (last) return endOf(last);
  }
  return range?.[1] ?? 0;
}

const keyOf = ({ key }: Pair<Node, unknown>): string => String(isScalar(key) ? key.value : key);
const NOWHERE = parseDocument('');
const plainOf = (node: Node): unknown => node.toJS(NOWHERE);
export const isRecord = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const write = (value: Value): string => withoutBreak(stringify(value, { lineWidth: 0 }));
/** A text without its last line's end: `trimEnd` would take the no-break space in which it ends as well. */
export const withoutBreak = (text: string): string => text.replace(/\n$/, '');
/** In one line: single quotes would let a line break through. */
const IN_LINE = { lineWidth: 0, blockQuote: false, singleQuote: false } as const;

/** In one line; within braces or brackets, what has a meaning there is quoted. What takes several lines is written as JSON. */
function writeInline(value: Value, inFlow: boolean): string {
  const isPlain = !inFlow && (typeof value !== 'object' || value === null);
  const written = isPlain
    ? stringify(value, IN_LINE)
    : stringify([value], { ...IN_LINE, collectionStyle: 'flow' });
  const line = withoutBreak(written);
  if (line.includes('\n')) return JSON.stringify(value);
  return isPlain ? line : line.slice('[ '.length, -' ]'.length);
}
