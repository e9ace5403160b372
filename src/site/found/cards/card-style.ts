import { readFileSync } from 'node:fs';

/* For the build alone: it reads the style sheets as files. */
const read = (sheet: string) => readFileSync(`src/site/${sheet}`, 'utf8');
const drawings = read('drawings/drawings.css');
const tokens = read('look/tokens.css');

const light = new Map(
  [...(tokens.split('@media')[0] ?? '').matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name, colour]) => [name, colour],
  ),
);

/** A colour of the look by its name, as it is in light: a card is not asked which it is shown in. */
export function colour(name: string): string {
  const found = light.get(`--${name}`);
  if (found === undefined) throw new Error(`The look has no colour ${name}`);
  return found;
}

/** The style sheet of the drawings for one that stands alone: no layers, no sizes, no variables. */
export const DRAWING_STYLE = drawings
  .replace(/@import[^;]*;/g, '')
  .replace(/@layer \w+ \{([\s\S]*)\}/, '$1')
  .replace(/^\s*(?:width|height|overflow):[^;]*;/gm, '')
  .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name));
