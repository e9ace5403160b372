import { readFileSync } from 'node:fs';

/* For the build alone: it reads the style sheets as files. A card is not asked which it is shown in: light. */
const read = (sheet: string) =>
  readFileSync(`src/site/${sheet}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@import[^;]*;/g, '')
    .split('@media')[0] ?? '';

/** The rules of a sheet that is one layer, in order. */
const rulesOf = (sheet: string) =>
  [
    ...read(sheet)
      .replace(/@layer \w+ \{/, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));

const VARIABLE = /(--[\w-]+):\s*([^;]+);/g;

const tokens = rulesOf('components/styles/tokens.css');
const drawings = [
  ...rulesOf('components/drawings/drawings.css'),
  ...rulesOf('content/news/news-picture.css'),
];

/** A colour of the look by its name. */
export function colour(name: string): string {
  const found = coloursOf([]).get(`--${name}`);
  if (found === undefined) throw new Error(`The look has no colour ${name}`);
  return found;
}

/** The style sheet of a drawing for where it stands alone: no layers, no sizes, no variables. */
export function styleOf(svg: string): string {
  const classes = /class="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  const colours = coloursOf(classes);
  return drawings
    .map(({ selector, body }) => {
      const plain = body
        .replace(VARIABLE, '')
        .replace(
          /(?<![\w-])(?:width|height|overflow|display|border-radius|aspect-ratio):[^;]*;/g,
          '',
        )
        .replace(/var\((--[\w-]+)[^()]*(?:\([^)]*\))?\)/g, (_, name) => resolve(name, colours));
      return `${selector}{${plain.replace(/\s+/g, ' ')}}`;
    })
    .join('');
}

/** Variables as they are for something with these classes: later rules speak last. */
function coloursOf(classes: readonly string[]): ReadonlyMap<string, string> {
  const own = drawings.filter(
    ({ selector }) =>
      /^(\.[\w-]+)+$/.test(selector) &&
      selector
        .slice(1)
        .split('.')
        .every((name) => classes.includes(name)),
  );
  return new Map(
    [...tokens, ...own].flatMap(({ body }) =>
      [...body.matchAll(VARIABLE)].map(([, name = '', value = '']) => [name, value.trim()]),
    ) as [string, string][],
  );
}

/** A variable's colour, through those that it names; a hull's line is of the paper where nothing is said. */
function resolve(name: string, colours: ReadonlyMap<string, string>): string {
  const value = colours.get(name) ?? colours.get('--paper') ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : resolve(other, colours);
}
