import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { OFFER_PARTS } from '#domain/lender/offer.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { sentencesOf } from '#words/override-words.ts';
import type { LenderAnswers } from './lender-answers.ts';
import type { LenderFiles } from './lender-files.ts';

const locale = z.enum(LOCALES);

const schema = z.object({
  version: z.string(),
  answers: z.object({
    name: z.string(),
    languages: z.tuple([locale], locale),
    offer: z.array(z.enum(OFFER_PARTS)),
    legal: z.record(z.string(), z.string()),
  }),
  files: z.record(z.string(), z.string()),
  words: z.partialRecord(locale, z.record(z.string(), z.string())),
});

/**
 * What a version of the program made for a lender: the files as they were before the lender changed them, and the
 * program's own sentences in the site's languages.
 */
export type MadeFrom = Omit<z.infer<typeof schema>, 'answers'> & {
  readonly answers: LenderAnswers;
};

/** The record's file in the configuration folder. Its name begins with a dot: it is no part of the configuration. */
const fileOf = (version: string) => `.made-from-${version}.json.gz`;
const FILE = /^\.made-from-(.+)\.json\.gz$/;

/** What is made for a lender by this version of the program. */
export function describeMadeFrom(
  version: string,
  answers: LenderAnswers,
  files: LenderFiles,
): MadeFrom {
  const texts = [...files].map(([path, written]) => [path, textOf(written)]);
  const words = answers.languages.map((own) => [own, Object.fromEntries(sentencesOf(own))]);
  return {
    version,
    answers,
    files: Object.fromEntries(texts),
    words: Object.fromEntries(words),
  };
}

/** A file as text; of one that is not text, its hash. */
export function textOf(written: string | Buffer): string {
  return typeof written === 'string'
    ? written
    : `sha256:${createHash('sha256').update(written).digest('hex')}`;
}

/** Writes the record; throws where that is not possible. */
export function writeMadeFrom(configDir: string, record: MadeFrom): void {
  writeFileSync(join(configDir, fileOf(record.version)), gzipSync(JSON.stringify(record)));
}

/** The versions of which the folder has a record. */
export function listMadeFrom(configDir: string): readonly string[] {
  if (!existsSync(configDir)) return [];
  return readdirSync(configDir).flatMap((name) => FILE.exec(name)?.[1] ?? []);
}

/** The record of a version; undefined where there is none or it cannot be read. */
export function readMadeFrom(configDir: string, version: string): MadeFrom | undefined {
  if (!listMadeFrom(configDir).includes(version)) return undefined;
  try {
    const text = gunzipSync(readFileSync(join(configDir, fileOf(version)))).toString('utf8');
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
