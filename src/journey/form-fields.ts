import type { EntryList, Field } from './field.ts';
import { STEPS } from './steps.ts';

/** Every field of the application by its name; a name asked twice (step 6) counts once. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(
  STEPS.flatMap((step) => step.sections.flatMap((section) => section.fields))
    .toReversed()
    .map((field) => [field.name, field]),
);

/** Every list of entries by its name. */
export const ENTRY_LISTS: ReadonlyMap<string, EntryList> = new Map(
  STEPS.flatMap((step) => step.sections.flatMap((section) => section.lists ?? [])).map((list) => [
    list.name,
    list,
  ]),
);

/** The consents: asked at the end, for one request, and never kept in a draft. */
export const CONSENTS: readonly Field[] = STEPS.flatMap((step) =>
  step.sections.flatMap((section) => section.fields.filter((field) => field.fresh)),
);
