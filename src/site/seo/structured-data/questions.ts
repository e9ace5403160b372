import type { StructuredData } from '#seo/structured-data.ts';

/** A frequently asked question and its answer, as plain text. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions that a page answers. */
export function questionsData(questions: readonly AnsweredQuestion[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } as const satisfies StructuredData;
}
