import type { ReactNode } from 'react';
import { ASKED_ID, QUESTIONS_ID } from '#addresses/loan-sections.ts';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { ContactUsLine, type ContactUsProps } from '#site/content/faq/questions.tsx';
import type { LoanText } from '#site/content/loan-texts/loan-texts.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import { LOAN_SCENES } from './loan-scenes.tsx';

export interface LoanSectionProps {
  id: string;
  title: string;
  /** The loan whose scene is shown next to the title. */
  drawnFor: LoanText | undefined;
  children: ReactNode;
}

/** A section of the lender's text about a loan. */
export function LoanSection({ id, title, drawnFor, children }: LoanSectionProps) {
  return (
    <PageSection id={id} title={title} drawing={drawnFor && LOAN_SCENES[drawnFor]}>
      {children}
    </PageSection>
  );
}

/** What an application for this loan asks. */
export function Asked({ words, asked }: { words: LoanWords; asked: string }) {
  return (
    <PageSection id={ASKED_ID} title={words.requestedTitle}>
      <p>{asked}</p>
    </PageSection>
  );
}

export interface LoanQuestionsProps {
  words: LoanWords;
  /** The page with all questions, if there is one. */
  allPath: string | undefined;
  ask: ContactUsProps;
  children: ReactNode;
}

/**
 * The frequent questions that apply to this loan, a link to all questions, and the contact for
 * others.
 */
export function LoanQuestions({ words, allPath, ask, children }: LoanQuestionsProps) {
  return (
    <PageSection id={QUESTIONS_ID} title={words.questionsTitle}>
      <div className="loan-questions">{children}</div>
      <div className="loan-questions__more">
        {allPath && (
          <p>
            <a href={allPath}>{words.allQuestions}</a>
          </p>
        )}
        <ContactUsLine {...ask} />
      </div>
    </PageSection>
  );
}
