import type { EntryListName } from '#journey/field-names.ts';
import type { Catalogue } from '../translation.ts';

/** The sentences of the recap: by step the heading of a block, by section and list the sentences in it. */
export interface WordsOfLetter {
  readonly blocks: Readonly<Record<string, string>>;
  /** Above the parts of two borrowers. */
  readonly applicant: string;
  readonly coborrower: string;
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly entries: Readonly<Record<EntryListName, Readonly<Record<string, string>>>> & Catalogue;
}
