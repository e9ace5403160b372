import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { OwnWords } from '#words/override-words.ts';
import type { MadeFrom } from './made-from.ts';
import { unifiedDiff } from './unified-diff.ts';

/** A file that a lender's was made from, and what became of it since. */
export interface ChangedFile {
  /** As in the lender's folders: `config/tariffs.yaml`. */
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** What the lender has: the file as it was made, one of its own making, or none. */
  readonly own: 'as it was' | 'edited' | 'none';
  /** The change from version to version, in the lines of `patch`; empty for what is no text. */
  readonly diff: readonly string[];
}

/** A sentence of the program that the lender has replaced, and that was changed or removed since. */
export interface ChangedSentence {
  readonly language: Locale;
  readonly key: string;
  readonly before: string;
  /** Undefined if it was removed. */
  readonly after: string | undefined;
}

/**
 * What has changed between what two versions of the program make for a lender.
 * @param ownFile the lender's file of a path, as `textOf` has it; undefined if there is none
 * @param fileName a path as it is called on this machine
 */
export function compareFiles(
  before: Pick<MadeFrom, 'files'>,
  after: Pick<MadeFrom, 'files'>,
  ownFile: (path: string) => string | undefined,
  fileName: (path: string) => string,
): readonly ChangedFile[] {
  const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])];
  return paths.toSorted().flatMap((path): ChangedFile[] => {
    const [old, written, own] = [before.files[path], after.files[path], ownFile(path)];
    // What the lender has already as it is now is nothing to adopt.
    if (old === written || own === written) return [];
    return [
      {
        path,
        change: old === undefined ? 'added' : written === undefined ? 'removed' : 'changed',
        own: own === undefined ? 'none' : own === old ? 'as it was' : 'edited',
        diff: isText(old) && isText(written) ? unifiedDiff(fileName(path), old, written) : [],
      },
    ];
  });
}

const isText = (written: string | undefined) => !written?.startsWith('sha256:');

/** The changed sentences among those that the lender has replaced, by language and key. */
export function compareSentences(
  before: Pick<MadeFrom, 'words'>,
  after: Pick<MadeFrom, 'words'>,
  own: OwnWords,
): readonly ChangedSentence[] {
  return LOCALES.flatMap((language) =>
    Object.keys(own[language] ?? {}).flatMap((key) => {
      const [old, now] = [before.words[language]?.[key], after.words[language]?.[key]];
      return old === undefined || old === now ? [] : [{ language, key, before: old, after: now }];
    }),
  );
}
