import { entriesOf } from '#journey/answers.ts';
import { type Borrower, spouseSubscribes } from '#journey/borrowers.ts';
import { applies, entryFieldName, type Field, type Scope, valueIn } from '#journey/field.ts';
import { type ShownSection, shownFields, shownLists, shownSections } from '#journey/shown.ts';
import type { Step, StepId } from '#journey/step.ts';
import { resolveParts } from '../resolve-parts.ts';
import type { WordsOfLetter } from './letter-words.ts';
import { answerInWords, type RecapVocabulary, stepsBeforeTheRecap } from './recap-sections.ts';

export interface LetterVocabulary extends RecapVocabulary {
  readonly letter: WordsOfLetter;
}

/** What a step asked, in sentences: a part for each borrower. */
export interface LetterBlock {
  readonly step: StepId;
  readonly title: string;
  readonly parts: readonly LetterPart[];
}

/** A borrower's answers to a step. */
export interface LetterPart {
  readonly borrower: Borrower;
  /** The names of the controls that were answered, in their order: the first is where a change begins. */
  readonly names: readonly string[];
  /** A paragraph for each section and each entry of a list. */
  readonly paragraphs: readonly LetterParagraph[];
}

export interface LetterParagraph {
  /** The name of the first control that it tells of. */
  readonly name: string;
  readonly text: string;
}

/** Every answer that applies, as the recap tells it. Sections that nothing was answered in are left out. */
export function letterOf(scope: Scope, vocabulary: LetterVocabulary): readonly LetterBlock[] {
  return stepsBeforeTheRecap(scope).flatMap((step) => {
    const parts = (['applicant', 'coborrower'] as const)
      .map((borrower) => partOf(step, borrower, scope, vocabulary))
      .filter(({ paragraphs }) => paragraphs.length > 0);
    const title = vocabulary.letter.blocks[step.id] ?? '';
    return parts.length > 0 ? [{ step: step.id, title, parts }] : [];
  });
}

function partOf(
  step: Step,
  borrower: Borrower,
  scope: Scope,
  vocabulary: LetterVocabulary,
): LetterPart {
  const asked = shownSections(step, scope)
    .filter((shown) => (shown.scope.borrower ?? 'applicant') === borrower)
    .flatMap((shown) => fieldsIn(shown, vocabulary));
  return {
    borrower,
    names: asked.flatMap(({ names }) => names),
    paragraphs: asked.flatMap(({ names: [name = ''], sentences, fields, scope }) => {
      const text = tell(sentences, fields, scope, vocabulary);
      return text === '' ? [] : [{ name, text }];
    }),
  };
}

/** What one paragraph is about. */
interface Asked {
  readonly names: readonly string[];
  readonly fields: readonly Field[];
  readonly scope: Scope;
  readonly sentences: Sentences;
}

type Sentences = Readonly<Record<string, string>>;

/** A section's own questions, and each entry of its lists. */
function fieldsIn(shown: ShownSection, { letter }: LetterVocabulary): readonly Asked[] {
  const { section, scope } = shown;
  const shownHere = shownFields(shown).filter(({ field }) => field.kind !== 'check');
  const own: Asked = {
    names: shownHere.map(({ name }) => name),
    fields: shownHere.map(({ field }) => field),
    scope,
    sentences: letter.sections[section.id] ?? {},
  };
  const entries = shownLists(shown).flatMap(({ list, name }) =>
    entriesOf(scope.answers, name).map((entry, index): Asked => {
      const within = { ...scope, entry };
      const fields = list.fields.filter((field) => applies(field, within));
      return {
        names: fields.map((field) => entryFieldName(name, index, field.name)),
        fields,
        scope: within,
        sentences: letter.entries[list.name],
      };
    }),
  );
  return section.listsFirst ? [...entries, own] : [own, ...entries];
}

/** The sentences of a section or an entry, in one paragraph. */
function tell(
  sentences: Sentences,
  fields: readonly Field[],
  scope: Scope,
  vocabulary: LetterVocabulary,
): string {
  const answers = new Map<string, Told>();
  for (const field of fields) {
    const code = codeInLetter(field, scope);
    if (code === '') continue;
    answers.set(field.name, { code, text: answerInWords(field, scope, vocabulary) });
  }
  return Object.values(sentences)
    .map((sentence) => writeSentence(sentence, answers))
    .filter(Boolean)
    .join(' ');
}

/** The code that a sentence is chosen by. A subscribing spouse makes two borrowers, whatever was answered first. */
const codeInLetter = (field: Field, scope: Scope) =>
  field.name === 'borrowers' && spouseSubscribes(scope.answers)
    ? 'two'
    : valueIn(scope, field.name);

/** An answer: as it is stored, and in words. */
interface Told {
  readonly code: string;
  readonly text: string;
}

/** A sentence with its answers; empty if it has none. */
export function writeSentence(sentence: string, answers: ReadonlyMap<string, Told>): string {
  const parts = resolveParts(
    sentence,
    (field) => answers.get(field)?.code,
    (name) => answers.has(name),
  );
  const begun = withCapital(parts.replace(/^[\s,:]+/, ''));
  const text = begun
    .replace(/\{(~?)(\w+)\}/g, (_, isSmall: string, name: string) => {
      const written = answers.get(name)?.text ?? '';
      return isSmall ? withSmallInitial(written) : written;
    })
    .trim();
  return text === '' || /[.!?…»’]$/.test(text) ? text : `${text}.`;
}

/** An answer keeps its spelling at the beginning too: an e-mail address, a company’s name. */
const withCapital = (sentence: string) =>
  sentence.startsWith('{~')
    ? sentence.replace('~', '')
    : sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "IT-sector" stays as it is. */
const withSmallInitial = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
