import type { StructuredData } from '#domain/seo/structured-data.ts';

/** A frequent question with its answer, as plain text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions that a page answers. */
export function questionsData(questions: readonly AnsweredQuestion[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
