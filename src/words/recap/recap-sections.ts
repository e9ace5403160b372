import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { entriesOf } from '#journey/answers.ts';
import {
  applies,
  entryFieldName,
  type Field,
  isOptional,
  type Scope,
  type Section,
  valueIn,
} from '#journey/field.ts';
import type { Step, StepId } from '#journey/step.ts';
import { STEPS, stepOf } from '#journey/steps.ts';
import type { ApplicationCatalogue } from '../application/application.ts';
import { type ChoiceVocabulary, choicesOf } from '../fields/choices.ts';
import { type FieldsCatalogue, wordsOfField } from '../fields/fields.ts';

/** What a recap is written with, in one language. */
export interface RecapVocabulary extends ChoiceVocabulary {
  readonly locale: Locale;
  readonly words: {
    readonly application: ApplicationCatalogue;
    readonly fields: FieldsCatalogue;
  };
}

/** One question with its answer, as a person reads them. */
export interface RecapLine {
  /** The control's name. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface RecapSection {
  readonly step: StepId;
  readonly id: string;
  readonly title: string;
  /** What belongs together: the section's own questions, or one entry of a list. */
  readonly groups: readonly (readonly RecapLine[])[];
}

/** Every answer that applies, section by section, as the last step, the mail and the PDF show them. */
export function recapSections(scope: Scope, vocabulary: RecapVocabulary): readonly RecapSection[] {
  return stepsBeforeTheRecap(scope).flatMap((step) =>
    step.sections
      .filter((section) => applies(section, scope))
      .map((section) => ({
        step: step.id,
        id: section.id,
        title: titleOf(section, vocabulary),
        groups: groupsOf(section, scope, vocabulary),
      }))
      .filter(({ groups }) => groups.length > 0),
  );
}

function stepsBeforeTheRecap(scope: Scope): readonly Step[] {
  return STEPS.slice(0, STEPS.indexOf(stepOf('6'))).filter((step) => step.when(scope));
}

function titleOf(section: Section, { words }: RecapVocabulary): string {
  const titles: Readonly<Record<string, string>> = words.application.sections;
  return titles[section.id] || words.application.recap.borrowers;
}

function groupsOf(section: Section, scope: Scope, vocabulary: RecapVocabulary) {
  const own = linesOf(section.fields, scope, vocabulary, (name) => name);
  const entries = (section.lists ?? [])
    .filter((list) => applies(list, scope))
    .flatMap((list) =>
      entriesOf(scope.answers, list.name).map((entry, index) =>
        linesOf(list.fields, { ...scope, entry }, vocabulary, (name) =>
          entryFieldName(list.name, index, name),
        ),
      ),
    );
  const groups = section.listsFirst ? [...entries, own] : [own, ...entries];
  return groups.filter((lines) => lines.length > 0);
}

function linesOf(
  fields: readonly Field[],
  scope: Scope,
  vocabulary: RecapVocabulary,
  controlName: (name: string) => string,
): readonly RecapLine[] {
  return fields
    .filter(
      (field) => field.kind !== 'check' && applies(field, scope) && isWorthALine(field, scope),
    )
    .map((field) => {
      const name = controlName(field.name);
      return {
        name,
        label: wordsOfField(name, vocabulary.words.fields).label,
        value: answerInWords(field, scope, vocabulary) || vocabulary.words.application.recap.none,
      };
    });
}

/** What could be left empty and was is not repeated as a gap. */
function isWorthALine(field: Field, scope: Scope): boolean {
  return valueIn(scope, field.name) !== '' || !isOptional(field, scope);
}

/** An answer as a person reads it; empty where there is none. */
export function answerInWords(field: Field, scope: Scope, vocabulary: RecapVocabulary): string {
  const value = valueIn(scope, field.name);
  if (value === '') return '';
  if (field.kind === 'amount') {
    const amount = parseAmount(value);
    return amount === undefined ? value : formatAmount(amount, vocabulary.locale, 'whenNeeded');
  }
  if (field.kind === 'code' || field.kind === 'country')
    return choicesOf(field, scope, vocabulary).find((c) => c.value === value)?.label ?? value;
  return value;
}

/** What sending means, in plain words (spec 3 §1, §2): one paragraph each. */
export function legalClauses({ recap }: ApplicationCatalogue): readonly string[] {
  return [recap.legal, recap.decision, recap.human, recap.kept];
}
