import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Environment } from '../settings/read-settings.ts';
import { findOperator, isOperatorName } from './operator.ts';

/** A parsed command line: the words, and the options by name. */
export const commandLineSchema = z.object({
  words: z.array(z.string()),
  json: z.boolean(),
  csv: z.boolean(),
  plain: z.boolean(),
  yes: z.boolean(),
  failed: z.boolean(),
  deep: z.boolean(),
  migrate: z.boolean(),
  replay: z.boolean().default(false),
  restricted: z.boolean().default(false),
  since: z.string().optional(),
  until: z.string().optional(),
  expect: z.string().optional(),
  /** The path of a file; once it was read, its content. */
  proof: z.string().optional(),
  newest: z.string().optional(),
  language: z.string().optional(),
  on: z.string().optional(),
  why: z.string().optional(),
  at: z.string().optional(),
  /** The operator's name; absent if `findOperator` knows none. */
  as: z.string().optional(),
});

export type CommandLine = z.infer<typeof commandLineSchema>;

export type Option = Exclude<keyof CommandLine, 'words' | 'json' | 'as'>;

const off = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

/** `undefined` if an option is unknown, or lacks its value or has a wrong one. */
export function readCommandLine(
  typed: readonly string[],
  environment: Environment,
): CommandLine | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: {
        json: off,
        csv: off,
        plain: off,
        yes: off,
        failed: off,
        deep: off,
        migrate: off,
        replay: off,
        restricted: off,
        since: text,
        until: text,
        expect: text,
        proof: text,
        newest: text,
        language: text,
        on: text,
        why: text,
        at: text,
        as: text,
      },
      allowPositionals: true,
    });
    const { as, ...options } = values;
    if (as !== undefined && !isOperatorName(as)) return undefined;
    return { ...options, as: findOperator(as, environment), words: positionals };
  } catch {
    return undefined;
  }
}

/** The number of `--newest`; `undefined` without it, `faulty` if it is no number from 1 to 100,000. */
export function readNewest({ newest }: Pick<CommandLine, 'newest'>): number | undefined | 'faulty' {
  if (newest === undefined) return undefined;
  return /^[1-9]\d{0,4}$|^100000$/.test(newest) ? Number(newest) : 'faulty';
}

/** A line of these words, for a command that calls another. */
export function lineOf(...words: readonly string[]): CommandLine {
  return {
    words: [...words],
    json: true,
    csv: false,
    plain: false,
    yes: false,
    failed: false,
    deep: false,
    migrate: false,
    replay: false,
    restricted: false,
    as: findOperator(undefined, process.env),
  };
}

/** The options that were given, without `--json` and `--as`, which every command accepts. */
export function givenOptions(line: CommandLine): readonly Option[] {
  const { words: _, json: __, as: ___, ...options } = line;
  return (Object.keys(options) as Option[]).filter(
    (name) => options[name] !== undefined && options[name] !== false,
  );
}
