import * as z from 'zod';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { text } from './schemas.ts';
import type { YamlReading } from './yaml-reading.ts';

/** Whole hours; a single one would need other words. */
const hours = z.int().min(2).max(720);

/** A group of keys; `instead` is the reason of anything else. */
const group = <S extends z.core.$ZodShape>(shape: S, instead: string) =>
  z.strictObject(shape, {
    error: ({ code, input }) => (code === 'invalid_type' && input !== null ? instead : undefined),
  });

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const language = text.refine(
  (code) => /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined,
  'is not a code of a language, such as fr, nl, de or en',
);

/** One of these codes; `instead` is the reason of anything else. */
const only = <const C extends readonly [string, ...string[]]>(codes: C, instead: string) =>
  z.enum(codes, { error: ({ input }) => (input === null ? undefined : instead) });

interface Fact<T> {
  /** Follows "is missing: ". */
  readonly purpose: string;
  readonly schema: z.ZodType<T>;
  /** Whether `none` may stand instead of its group of keys. */
  readonly orNone?: boolean;
}

/** What each fact is for, and how it is written. None has a default: a lender states them all. */
const FACTS: { readonly [F in keyof LenderFacts]: Fact<LenderFacts[F]> } = {
  decision: {
    purpose: 'within how many hours a request is decided, { hours: 24, weekend: monday }, or none',
    schema: group(
      { hours, weekend: z.enum(['monday', 'counted']) },
      'must be none, or hours and weekend: { hours: 24, weekend: monday }',
    ),
    orNone: true,
  },
  payout: {
    purpose: 'within how many hours of the complete file money is paid out, { hours: 48 }, or none',
    schema: group({ hours }, 'must be none, or hours: { hours: 48 }'),
    orNone: true,
  },
  examinedBy: {
    purpose: 'adviser where a person reads each request, program where a program may decide',
    schema: z.enum(['adviser', 'program']),
  },
  spokenLanguages: {
    purpose: 'the languages in which your team answers, [fr, nl]',
    schema: z
      .array(language)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length, 'has a language twice')
      .transform((codes) => codes as [string, ...string[]]),
  },
  applicationByPhone: {
    purpose: 'whether your team completes applications by phone, true or false',
    schema: z.boolean(),
  },
  officeVisits: {
    purpose: 'whether your team receives visitors at its address by appointment, true or false',
    schema: z.boolean(),
  },
  intermediary: {
    purpose:
      'the intermediary of requests without a chosen broker, { name, address, phone }, or none',
    schema: group(
      { name: text, address: text, phone: text },
      'must be none, or its name, address and phone',
    ),
    orNone: true,
  },
  brokerCommission: {
    purpose: 'contract where you pay brokers a commission when a credit is concluded, else none',
    schema: z.enum(['contract', 'none']),
  },
  insurance: {
    purpose: 'whether an insurance is offered with instalment loans, none or optional',
    schema: only(
      ['none', 'optional'],
      'must be none or optional: what a required one costs would have to stand in every rate',
    ),
  },
  sureties: {
    purpose: 'whether the contract may ask for wages or a co-signature as surety, none or possible',
    schema: z.enum(['none', 'possible']),
  },
  fees: {
    purpose: 'what instalment loans cost besides interest: none, as the program computes them',
    schema: only(['none'], 'must be none: the rates of the tariffs hold no fee'),
  },
};

const NAMES = Object.keys(FACTS) as (keyof LenderFacts)[];

/** All facts as one group of keys. */
export const factsSchema = z.strictObject(
  Object.fromEntries(
    NAMES.map((name) => {
      const { schema, orNone }: Fact<unknown> = FACTS[name];
      return [name, orNone ? z.union([schema, z.literal('none')]) : schema];
    }),
  ),
);

/** Reads the `facts` of the lender's file, each by itself; faults are recorded in `reading`. */
export function readFacts(reading: YamlReading, written: unknown): LenderFacts | undefined {
  const given = z.record(z.string(), z.unknown()).safeParse(written ?? {}).data;
  if (given === undefined) {
    reading.fault(['facts'], 'must be a group of keys');
    return undefined;
  }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(FACTS, name)) reading.fault(['facts', name], 'is not a known key');
  const facts = NAMES.map((name) => [name, readFact(reading, name, given[name])] as const);
  return facts.some(([, fact]) => fact === undefined)
    ? undefined
    : (Object.fromEntries(facts) as unknown as LenderFacts);
}

function readFact(reading: YamlReading, name: keyof LenderFacts, value: unknown): unknown {
  const { purpose, schema, orNone }: Fact<unknown> = FACTS[name];
  if (orNone && value === 'none') return value;
  if (value !== undefined) return reading.read(schema, value, ['facts', name]);
  reading.fault(['facts', name], `is missing: ${purpose}`);
  return undefined;
}
