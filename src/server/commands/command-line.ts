import { parseArgs } from 'node:util';
import { z } from 'zod';

/** A parsed command line: the words, and the options by name. */
export const commandLineSchema = z.object({
  words: z.array(z.string()),
  json: z.boolean(),
  csv: z.boolean(),
  yes: z.boolean(),
  failed: z.boolean(),
  last: z.boolean(),
  deep: z.boolean(),
  since: z.string().optional(),
  until: z.string().optional(),
  expect: z.string().optional(),
  use: z.string().optional(),
  out: z.string().optional(),
  newest: z.string().optional(),
});

export type CommandLine = z.infer<typeof commandLineSchema>;

export type Option = Exclude<keyof CommandLine, 'words' | 'json'>;

const off = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

/** `undefined` if an option is unknown or lacks its value. */
export function readCommandLine(typed: readonly string[]): CommandLine | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: {
        json: off,
        csv: off,
        yes: off,
        failed: off,
        last: off,
        deep: off,
        since: text,
        until: text,
        expect: text,
        use: text,
        out: text,
        newest: text,
      },
      allowPositionals: true,
    });
    return { ...values, words: positionals };
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
    yes: false,
    failed: false,
    last: false,
    deep: false,
  };
}

/** The options that were given, without `--json`, which every command accepts. */
export function givenOptions(line: CommandLine): readonly Option[] {
  const { words: _, json: __, ...options } = line;
  return (Object.keys(options) as Option[]).filter(
    (name) => options[name] !== undefined && options[name] !== false,
  );
}
