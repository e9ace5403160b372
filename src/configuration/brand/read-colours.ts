import * as z from 'zod';
import { findWeakPairs, type MeasuredPair } from '#domain/brand/colour-pairs.ts';
import {
  COLOUR_ROLES,
  type ColourRole,
  type Colours,
  type Palette,
  ROLE_NAMES,
  SCHEMES,
  type Scheme,
} from '#domain/brand/colours.ts';
import { deriveDark } from '#domain/brand/derive-dark.ts';
import type { YamlReading } from '../yaml-reading.ts';
import { readGroup } from './read-group.ts';

/** What is read of a scheme: some of its roles. */
type Given = Partial<Record<ColourRole, string>>;

const colour = colourOf(/^#[0-9a-f]{6}$/i, '"#2b6f69", # and six digits or letters from a to f');
const veil = colourOf(
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})$/i,
  '"#10312b99", whose last two say how dense',
);

const schemaOf = (role: ColourRole) => (role === 'veil' ? veil : colour);

const light = z.strictObject(
  Object.fromEntries(
    ROLE_NAMES.map((role) => {
      const format = role === 'veil' ? 'translucent-colour' : 'colour';
      return [role, schemaOf(role).meta({ format, description: COLOUR_ROLES[role] })];
    }),
  ),
);

/** What stands under `colours`, for a form; it is read role by role. */
export const coloursSchema = z.strictObject({
  light,
  dark: light.partial().optional().describe('What is left out is derived from the light colours.'),
});

function colourOf(pattern: RegExp, example: string) {
  return z
    .string({
      error: ({ input }) =>
        input === null
          ? 'is empty: put the colour between quotes, because # begins a comment'
          : `must be a colour between quotes, such as ${example}`,
    })
    .regex(pattern, `is not a colour such as ${example}`)
    .toLowerCase();
}

/**
 * Reads the colours of a brand: the light ones whole, the dark ones as far as they are given, and derives the others
 * (F-2.1, F-2.3). A pair with too little contrast is a fault (F-2.4).
 */
export function readColours(reading: YamlReading, written: unknown): Palette | undefined {
  const schemes = readGroup(reading, written, ['colours'], SCHEMES);
  if (schemes === undefined) return undefined;
  const light = readScheme(reading, 'light', schemes.light ?? {});
  for (const role of ROLE_NAMES.filter((name) => schemes.light && !Object.hasOwn(light.all, name)))
    reading.fault(['colours', 'light', role], `is missing: ${COLOUR_ROLES[role]}`);
  if (schemes.light === undefined)
    reading.fault(['colours', 'light'], 'is missing: the colours of the light scheme, all of them');
  const dark = readScheme(reading, 'dark', schemes.dark ?? {});
  if (!isWhole(light.valid) || Object.keys(dark.valid).length < Object.keys(dark.all).length)
    return undefined;
  const palette = { light: light.valid, dark: deriveDark(light.valid, dark.valid) };
  const weak = findWeakPairs(palette);
  for (const pair of weak)
    reading.fault(['colours', pair.scheme, pair.colour], describeWeakPair(pair));
  return weak.length === 0 ? palette : undefined;
}

function isWhole(given: Given): given is Colours {
  return ROLE_NAMES.every((role) => given[role] !== undefined);
}

function readScheme(
  reading: YamlReading,
  scheme: Scheme,
  written: unknown,
): { all: Readonly<Record<string, unknown>>; valid: Given } {
  const all = readGroup(reading, written, ['colours', scheme], ROLE_NAMES) ?? {};
  const valid = ROLE_NAMES.filter((role) => Object.hasOwn(all, role)).flatMap((role) => {
    const value = reading.read(schemaOf(role), all[role], ['colours', scheme, role]);
    return value === undefined ? [] : [[role, value] as const];
  });
  return { all, valid: Object.fromEntries(valid) };
}

/** "has a contrast of 3.21 to paper, and needs 4.5: notes, and what cannot be used now". */
function describeWeakPair({ on, contrast, needs, purpose }: MeasuredPair): string {
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `has a contrast of ${shown} to ${on}, and needs ${needs}: ${purpose}`;
}
