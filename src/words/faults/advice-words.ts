import type { FaultKind } from '#journey/fault.ts';
import type { EntryFieldNames, EntryListName, FieldName } from '#journey/field-names.ts';
import type { CoborrowersName, CoborrowersOwn } from '../fields/field-words.ts';
import type { OfCoborrower } from './of-coborrower.ts';

type Some<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What to do about each fault: `{field}` is the field's noun with a small initial. */
export interface WordsOfAdvice {
  /** For what is not answered and has no sentence of its own: written, or chosen from a list. */
  readonly enter: string;
  readonly choose: string;
  /** For what is not answered, where a sentence of its own says it better. */
  readonly missing: {
    readonly fields: Some<Exclude<FieldName, CoborrowersOwn>>;
    readonly coborrower: Some<CoborrowersName | FieldName>;
    readonly entries: { readonly [List in EntryListName]: Some<EntryFieldNames[List]> };
  };
  readonly faults: Readonly<Record<Exclude<FaultKind, 'required'> | OfCoborrower, string>>;
}
