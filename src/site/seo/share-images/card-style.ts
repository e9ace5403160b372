import { readFileSync } from 'node:fs';
import { declareColours, type SheetBrand, writeOutBrand } from '#view/palette.ts';

/* Build only: it reads the style sheets as files. A share image has no theme to follow, so it is light. */
const SHEETS = [
  'src/site/components/drawings/drawings.css',
  'src/site/content/news/news-picture.css',
  'src/view/loan-chart/plain-chart.css',
].map((sheet) => readFileSync(sheet, 'utf8'));

const plainSheet = (sheet: string, brand: SheetBrand) =>
  writeOutBrand(sheet, brand)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@import[^;]*;/g, '')
    .split('@media')[0] ?? '';

/** The rules of a sheet that consists of one layer, in order. */
const rulesOf = (sheet: string, brand: SheetBrand) =>
  [
    ...plainSheet(sheet, brand)
      .replace(/@layer \w+ \{/, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));

const VARIABLE = /(--[\w-]+):\s*([^;]+);/g;

type Rules = ReturnType<typeof rulesOf>;

/** The style sheet for a drawing on its own: without layers, sizes and variables. */
export function styleOf(svg: string, brand: SheetBrand): string {
  const drawings = SHEETS.flatMap((sheet) => rulesOf(sheet, brand));
  const classes = /class="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
  const colours = coloursOf(classes, drawings, brand);
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

/** The values of variables for elements with these classes: later rules win. */
function coloursOf(
  classes: readonly string[],
  drawings: Rules,
  brand: SheetBrand,
): ReadonlyMap<string, string> {
  const own = drawings.filter(
    ({ selector }) =>
      /^(\.[\w-]+)+$/.test(selector) &&
      selector
        .slice(1)
        .split('.')
        .every((name) => classes.includes(name)),
  );
  return new Map([
    ...declareColours(brand, 'light').map(({ prop, value }) => [prop, value] as const),
    ...own.flatMap(({ body }) =>
      [...body.matchAll(VARIABLE)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    ),
  ]);
}

/** The colour of a variable, following references; a hull's line has the paper's colour by default. */
function resolve(name: string, colours: ReadonlyMap<string, string>): string {
  const value = colours.get(name) ?? colours.get('--paper') ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : resolve(other, colours);
}
