import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { entriesOf } from '#journey/answers.ts';
import type { Borrower } from '#journey/borrowers.ts';
import {
  applies,
  entryFieldName,
  type Field,
  isOptional,
  type Scope,
  valueIn,
} from '#journey/field.ts';
import { canonicalText } from '#journey/sent-answers/field-values.ts';
import {
  type ShownList,
  type ShownSection,
  sectionKey,
  shownFields,
  shownLists,
  shownSections,
} from '#journey/shown.ts';
import type { Step, StepId } from '#journey/step.ts';
import { STEPS, stepOf } from '#journey/steps.ts';
import {
  type ApplicationCatalogue,
  entryTitle,
  sectionTitle,
  showsEntryTitles,
} from '../application/application.ts';
import { type ChoiceVocabulary, choicesOf } from '../fields/choices.ts';
import { type FieldsCatalogue, wordsOfField } from '../fields/fields.ts';

/** The words of a recap, in a language. */
export interface RecapVocabulary extends ChoiceVocabulary {
  readonly locale: ContractLocale;
  readonly words: {
    readonly application: ApplicationCatalogue;
    readonly fields: FieldsCatalogue;
  };
}

/** A question with its answer in readable form. */
export interface RecapLine {
  /** The control's name. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A group of lines: a section's own questions, or an entry of a list under its title. */
export interface RecapGroup {
  readonly title: string;
  readonly lines: readonly RecapLine[];
}

export interface RecapSection {
  readonly step: StepId;
  readonly id: string;
  readonly title: string;
  /** The borrower whose answers they are. */
  readonly borrower: Borrower;
  readonly groups: readonly RecapGroup[];
}

/** Every answer that applies, section by section, as shown by the last step, the mail and the PDF. */
export function recapSections(scope: Scope, vocabulary: RecapVocabulary): readonly RecapSection[] {
  return stepsBeforeTheRecap(scope).flatMap((step) =>
    shownSections(step, scope)
      .map((shown) => ({
        step: step.id,
        id: sectionKey(shown),
        title:
          sectionTitle(shown.section, vocabulary.words.application) ||
          vocabulary.words.application.recap.borrowers,
        borrower: shown.scope.borrower ?? 'applicant',
        groups: groupsOf(shown, vocabulary),
      }))
      .filter(({ groups }) => groups.length > 0),
  );
}

export function stepsBeforeTheRecap(scope: Scope): readonly Step[] {
  return STEPS.slice(0, STEPS.indexOf(stepOf('6'))).filter((step) => step.when(scope));
}

function groupsOf(shown: ShownSection, vocabulary: RecapVocabulary): readonly RecapGroup[] {
  const own = { title: '', lines: linesOf(shownFields(shown), shown.scope, vocabulary) };
  const entries = shownLists(shown).flatMap((list) => entryGroups(list, shown.scope, vocabulary));
  const groups = shown.section.listsFirst ? [...entries, own] : [own, ...entries];
  return groups.filter(({ lines }) => lines.length > 0);
}

function entryGroups(
  { list, name }: ShownList,
  scope: Scope,
  vocabulary: RecapVocabulary,
): readonly RecapGroup[] {
  const entries = entriesOf(scope.answers, name);
  const isTitled = showsEntryTitles(list, entries.length);
  return entries.map((entry, index) => {
    const within = { ...scope, entry };
    const fields = list.fields
      .filter((field) => applies(field, within))
      .map((field) => ({ field, name: entryFieldName(name, index, field.name) }));
    return {
      title: isTitled ? entryTitle(name, index, vocabulary.words.application) : '',
      lines: linesOf(fields, within, vocabulary),
    };
  });
}

function linesOf(
  fields: readonly { readonly field: Field; readonly name: string }[],
  scope: Scope,
  vocabulary: RecapVocabulary,
): readonly RecapLine[] {
  return fields
    .filter(({ field }) => field.kind !== 'check' && isWorthALine(field, scope))
    .map(({ field, name }) => ({
      name,
      label: wordsOfField(name, vocabulary.words.fields).label,
      value: answerInWords(field, scope, vocabulary) || vocabulary.words.application.recap.none,
    }));
}

/** An optional answer that was left empty is not listed. */
function isWorthALine(field: Field, scope: Scope): boolean {
  return valueIn(scope, field.name) !== '' || !isOptional(field, scope);
}

/** An answer in readable form; empty if there is none. */
export function answerInWords(field: Field, scope: Scope, vocabulary: RecapVocabulary): string {
  const value = canonicalText(field, valueIn(scope, field.name));
  if (value === '') return '';
  if (field.kind === 'amount') {
    const amount = parseAmount(value);
    return amount === undefined ? value : formatAmount(amount, vocabulary.locale, 'whenNeeded');
  }
  if (field.kind === 'code' || field.kind === 'country')
    return choicesOf(field, scope, vocabulary).find((c) => c.value === value)?.label ?? value;
  return value;
}

/** The legal meaning of sending, in plain words: a paragraph each. */
export function legalClauses({ recap }: ApplicationCatalogue): readonly string[] {
  return [recap.legal, recap.decision, recap.human, recap.kept];
}
