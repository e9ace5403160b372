import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listsOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { answersAsText, normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { anyAnswers } from '#tests/examples/any-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { applicationWordsIn } from '../languages.ts';
import { letterOf } from './letter.ts';
import { recapSections } from './recap-sections.ts';

const LETTER_WORDS = applicationWordsIn('letter');

/** The recap is what the last step, the mail and the PDF show; the letter tells the same in sentences. */
describe('the values that are stored', () => {
  it.each(CONTRACT_LOCALES)('make the sentences that the typed answers make: %s', (locale) => {
    const vocabulary = {
      locale,
      words: { application: APPLICATION_WORDS[locale], fields: FIELD_WORDS[locale] },
      letter: LETTER_WORDS[locale],
      lists: listsOf(fluvia.lists, locale, 'TAEGPSA1'),
      ownLists: {},
    };
    const written = (answers: Answers) => {
      const scope = { answers, facts: factsFor(answers) };
      return [recapSections(scope, vocabulary), letterOf(scope, vocabulary)];
    };
    fc.assert(
      fc.property(anyAnswers, (typed) => {
        const stored: unknown = JSON.parse(JSON.stringify(normaliseAnswers(typed)));
        const values = stored as ReturnType<typeof normaliseAnswers>;
        expect(written(answersAsText(values))).toEqual(written(typed));
      }),
    );
  });
});
