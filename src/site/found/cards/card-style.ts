import drawings from '../../drawings/drawings.css?raw';
import tokens from '../../look/tokens.css?raw';

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
