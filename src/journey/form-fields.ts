import { nameOf } from './borrowers.ts';
import type { EntryList, Field } from './field.ts';
import { STEPS } from './steps.ts';

const SECTIONS = STEPS.flatMap((step) => step.sections);

/** Every field of the application by its control's name; a name that is asked twice (step 6) counts once. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(
  SECTIONS.flatMap(({ borrower = 'applicant', fields }) =>
    fields.map((field) => [nameOf(borrower, field.name), field] as const),
  ).toReversed(),
);

/** The names of all fields and lists in the order in which the form asks them first. */
export const NAMES_IN_ORDER: readonly string[] = [
  ...new Set(
    SECTIONS.flatMap(({ borrower = 'applicant', fields, lists = [] }) =>
      [...fields, ...lists].map(({ name }) => nameOf(borrower, name)),
    ),
  ),
];

/** Every list of entries by its name among the answers. */
export const ENTRY_LISTS: ReadonlyMap<string, EntryList> = new Map(
  SECTIONS.flatMap(({ borrower = 'applicant', lists = [] }) =>
    lists.map((list) => [nameOf(borrower, list.name), list] as const),
  ),
);

/** The names of the consents: given at the end, for one request, and never stored in a draft. */
export const CONSENTS: readonly string[] = SECTIONS.flatMap(({ borrower = 'applicant', fields }) =>
  fields.filter((field) => field.fresh).map((field) => nameOf(borrower, field.name)),
);
