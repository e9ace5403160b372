import type { ReactNode } from 'react';
import { ASKED_ID, NEXT_ID, QUESTIONS_ID } from '#addresses/loan-sections.ts';
import { PageSection } from '#site/components/page-section/page-section.tsx';
import { Stages } from '#site/components/page-section/stages.tsx';
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

/** What each type is lent for, according to its tariff. A single type is not named. */
export function ProductInfos(props: {
  infos: readonly { code: string; name: string; info: string }[];
}) {
  return (
    <div className="page-section__list">
      {props.infos.map(({ code, name, info }) => (
        <div key={code}>
          {props.infos.length > 1 && <h3>{name}</h3>}
          <p>{info}</p>
        </div>
      ))}
    </div>
  );
}

export interface RequestProps {
  words: LoanWords;
  asked: string;
  /** The steps, in order. */
  stages: readonly { title: string; text: string }[];
}

/** What an application for this loan asks, and what happens after it. */
export function Request({ words, asked, stages }: RequestProps) {
  return (
    <>
      <PageSection id={ASKED_ID} title={words.requestedTitle}>
        <p className="page-section__lead">{asked}</p>
      </PageSection>
      <PageSection id={NEXT_ID} title={words.nextTitle}>
        <Stages stages={stages} />
      </PageSection>
    </>
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
