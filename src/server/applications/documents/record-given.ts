import { createHash } from 'node:crypto';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import type { Actor } from '../../security/audit/audit-log.ts';
import { describeGiven, type Given, type GivenKind } from '../../stores/given-store.ts';
import type { Storage, Transaction } from '../../stores/storage.ts';

/** What stands with everything that is given. */
export interface GivingServices {
  /** Of the program. */
  version: string;
}

export interface TextServices extends GivingServices {
  facts: Pick<ApplicationFacts, 'tariffs'>;
  /** The page of the terms in that language as it is served; undefined if none was built. */
  shownTerms: (lang: ContractLocale) => Uint8Array | undefined;
}

/** To whom, in which language and when something is given. */
export type Giving = Pick<Given, 'borrower' | 'lang' | 'at'>;

const sha256Of = (shown: Uint8Array | string) => createHash('sha256').update(shown).digest('hex');

/** The texts that a borrower who sends or shares is given: the representative example, the terms, the consents' words. */
export function textsGiven(
  { facts, shownTerms, version }: TextServices,
  giving: Giving,
  { product, consents }: { product: ProductCode; consents: string },
): readonly Given[] {
  const tariff = facts.tariffs[product];
  const terms = shownTerms(giving.lang);
  const give = (kind: GivenKind, sha256: string): Given => ({ kind, ...giving, version, sha256 });
  return [
    ...(tariff ? [give('example', sha256Of(exampleSentence(tariff, giving.lang)))] : []),
    ...(terms ? [give('terms', sha256Of(terms))] : []),
    give('consents', consents),
  ];
}

export interface RecordGiven extends GivingServices {
  storage: Pick<Storage, 'transact'>;
  now: () => Date;
}

/** Documents as they leave for a borrower. */
export interface GivenFiles extends Omit<Giving, 'at'> {
  actor: Actor;
  files: readonly { kind: GivenKind; file: Uint8Array }[];
}

/**
 * Records documents that a borrower is given for the first time. Of a request the audit log records them too;
 * what was given before the sending, it records with the consents.
 */
export async function recordGiven(
  { storage, now, version }: RecordGiven,
  { uniqid }: { uniqid: string },
  { actor, borrower, lang, files }: GivenFiles,
): Promise<void> {
  const at = now();
  await storage.transact(async ({ requests, given, audit }) => {
    // Waits while it is being sent: what is given until then is recorded with the consents.
    await requests.claim(uniqid);
    const added: Given[] = [];
    for (const { kind, file } of files) {
      const one = { kind, borrower, lang, version, sha256: sha256Of(file), at };
      if (await given.add(uniqid, one)) added.push(one);
    }
    if (added.length === 0) return;
    const reference = (await requests.findByUniqid(uniqid))?.reference;
    if (reference === undefined) return;
    const details = { given: added.map(describeGiven) };
    await audit.append({ at, actor, action: 'given', subject: reference, details });
  });
}

/** Stores texts with what was given before; returns all that was given in the application so far. */
export async function addGiven(
  { given }: Pick<Transaction, 'given'>,
  uniqid: string,
  texts: readonly Given[],
): Promise<readonly Given[]> {
  for (const text of texts) await given.add(uniqid, text);
  return (await given.listOf([uniqid])).get(uniqid) ?? [];
}
