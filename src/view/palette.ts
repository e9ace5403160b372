import type { Brand } from '#domain/brand/brand.ts';
import type { Colours } from '#domain/brand/colours.ts';
import { measureShape } from '#domain/brand/shape.ts';

/** What style sheets take of a lender's brand. */
export type SheetBrand = Pick<Brand, 'colours' | 'shape'>;

/** What changes on paper. */
const PRINT: Partial<Colours> = { paper: '#fff', ink: '#000', softInk: '#333' };

interface Declaration {
  readonly prop: string;
  readonly value: string;
}

/** The style sheets' variable of a colour: `--soft-ink`. */
const variableOf = (colour: string): string =>
  `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The declarations that a sheet's `@palette` stands for: all colours of a scheme, or those named.
 * @param params what follows the at-rule: `dark`, or `dark ink soft-ink`; throws where it names none
 */
export function declareColours(
  { colours }: Pick<SheetBrand, 'colours'>,
  params: string,
): readonly Declaration[] {
  const [scheme = '', ...names] = params.trim().split(/\s+/);
  const chosen = Object.entries({ ...colours, print: PRINT }).find(
    ([name]) => name === scheme,
  )?.[1];
  if (chosen === undefined) throw new Error(`The palette has no scheme "${scheme}"`);
  const all = Object.entries(chosen).map(([colour, value]) => ({
    prop: variableOf(colour),
    value,
  }));
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ prop }) => prop === `--${name}`);
    if (found === undefined) throw new Error(`The palette has no colour "${name}" for ${scheme}`);
    return found;
  });
}

/** The declarations that a sheet's `@shape` stands for: lines and corners. */
export function declareShape({ shape }: Pick<SheetBrand, 'shape'>): readonly Declaration[] {
  const { corner, round, line } = measureShape(shape);
  return [
    { prop: '--rule', value: `${line} solid var(--ink)` },
    { prop: '--line', value: '1px solid var(--hairline)' },
    { prop: '--corner', value: corner },
    { prop: '--round', value: round },
  ];
}

/** A sheet as text, with its `@palette` and `@shape` written out: for what is not built by Vite. */
export function writeOutBrand(css: string, brand: SheetBrand): string {
  return css
    .replace(/@palette ([^;]+);/g, (_, params: string) => write(declareColours(brand, params)))
    .replace(/@shape;/g, () => write(declareShape(brand)));
}

const write = (declarations: readonly Declaration[]) =>
  declarations.map(({ prop, value }) => `${prop}: ${value};`).join(' ');
