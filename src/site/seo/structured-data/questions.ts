import type { Thing } from '#domain/found/thing.ts';

/** A frequent question with its answer, as plain text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions that a page answers. */
export function questionsThing(questions: readonly AnsweredQuestion[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
