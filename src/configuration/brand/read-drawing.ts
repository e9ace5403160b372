import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Drawing } from '#domain/brand/drawing.ts';
import type { Checked, ConfigurationFault } from '../fault.ts';
import { readTextFile } from '../text-file.ts';

/** In bytes (F-3.5). */
const MAX_SIZE = 20 * 1024;

/** Elements of which a drawing is made: shapes, groups and gradients. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ...['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);

/** Attributes that place and paint a shape. */
const PAINT: ReadonlySet<string> = new Set([
  ...['fill', 'fill-rule', 'fill-opacity', 'opacity', 'transform', 'clip-path', 'clip-rule'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset'],
]);

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PAINT,
  ...[
    'id',
    'd',
    'points',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
  ],
  ...['width', 'height', 'offset', 'stop-color', 'stop-opacity'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits'],
]);

/** What the root may say of itself besides, and is not needed where it is drawn. */
const OF_FILE = /^(?:xmlns(?::\w+)?|version|width|height|viewBox|id|role|aria-\w+|xml:space)$/;

/** Nothing that leads out of the drawing, and no reference but to a gradient or path of its own. */
const PLAIN_VALUE = /^(?:url\(#[\w-]+\)|[\w\s#%.,+()-]*)$/;
const LEADS_OUT = /url\((?!#)|:|\/\//i;

/**
 * Reads a drawing of the lender's, and writes it again from what was understood: what is refused cannot get onto a
 * page. Refused are scripts, styles, texts, pictures, references, entities and document types, a file above 20 KB, and
 * one without `viewBox` (F-3.5).
 */
export function readDrawing(configDir: string, name: string): Checked<Drawing> {
  const { file, text } = readTextFile(configDir, name);
  const refuse = (reason: string): Checked<Drawing> => ({
    ok: false,
    faults: [{ file, place: '', reason }],
  });
  if (text === undefined) return refuse('cannot be read');
  if (statSync(join(configDir, name)).size > MAX_SIZE)
    return refuse('is over 20 KB: simplify its paths');
  return understand(file, text);
}

function understand(file: string, text: string): Checked<Drawing> {
  const faults: ConfigurationFault[] = [];
  const open: string[] = [];
  const written: string[] = [];
  let viewBox: Drawing['viewBox'] | undefined;
  let isOver = false;

  const fault = (reason: string) => {
    const before = text.slice(0, parser.startIndex).split('\n');
    faults.push({ file, place: `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`, reason });
  };
  const startRoot = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name !== 'svg' || isOver) return fault(`<${name}> is outside the one <svg> of a drawing`);
    viewBox = readViewBox(attributes.viewBox);
    if (!viewBox) fault('has no viewBox of four numbers, of which the last two are above 0');
    written.push(`<g${attributesOf(attributes, fault, true)}>`);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length === 0) startRoot(name, attributes);
        else if (!ELEMENTS.has(name))
          fault(`<${name}> is not allowed: a drawing is made of shapes and gradients`);
        else written.push(`<${name}${attributesOf(attributes, fault, false)}>`);
        open.push(name);
      },
      onclosetag: (name, isImplied) => {
        if (open.pop() !== name || (isImplied && !isSelfClosed(text, parser.endIndex)))
          fault(`<${name}> is not closed`);
        if (open.length === 0) isOver = true;
        written.push(open.length === 0 ? '</g>' : `</${name}>`);
      },
      ontext: (part) => {
        if (part.trim() !== '') fault('has text: draw letters as paths');
      },
      onprocessinginstruction: (name) => {
        if (name !== '?xml') fault(`<${name}> is not allowed: begin with <svg`);
      },
      oncdatastart: () => fault('has CDATA, which is not allowed'),
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  if (!isOver && faults.length === 0)
    faults.push({ file, place: '', reason: 'is not an SVG drawing' });
  if (faults.length > 0 || !viewBox) return { ok: false, faults };
  return { ok: true, value: { viewBox, shapes: written.join('') } };
}

/** In XML an element without content is closed where it is opened. */
function isSelfClosed(text: string, end: number): boolean {
  return text.slice(0, end + 1).endsWith('/>');
}

function attributesOf(
  attributes: Readonly<Record<string, string>>,
  fault: (reason: string) => void,
  isRoot: boolean,
): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (isRoot && OF_FILE.test(name)) return '';
      if (!(isRoot ? PAINT : ATTRIBUTES).has(name))
        fault(`the attribute ${name} is not allowed: only those that place and paint shapes are`);
      else if (LEADS_OUT.test(value) || !PLAIN_VALUE.test(value.trim()))
        fault(`${name} is not a plain value: ${value.slice(0, 40)}`);
      return ` ${name}="${value}"`;
    })
    .join('');
}

function readViewBox(written: string | undefined): Drawing['viewBox'] | undefined {
  const [x, y, width, height, ...rest] = (written ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return undefined;
  const isRight = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return isRight && rest.length === 0 ? [x, y, width, height] : undefined;
}
