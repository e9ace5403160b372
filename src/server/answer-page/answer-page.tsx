import { renderToStaticMarkup } from 'react-dom/server';
import { type StandingPage, standingPage } from './standing-page.tsx';

/** A question that sends the form, once it is answered. */
export interface PageQuestion {
  action: string;
  label: string;
  hint: string;
  send: string;
  /** What was written, and the question: sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** Those that have arrived, in a sentence. */
  files?: string;
}

export interface AnswerPage extends Omit<StandingPage, 'children'> {
  /** What is wrong, a sentence each. */
  faults: readonly string[];
  question?: PageQuestion;
}

/** What became of a form, for a browser without script. */
export function answerPage({ faults, question, ...said }: AnswerPage): string {
  const children = (
    <>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {question && <Question {...question} />}
    </>
  );
  return standingPage({ ...said, children });
}

function Question({ action, label, hint, send, hidden, files }: PageQuestion) {
  return (
    <form method="post" encType="multipart/form-data" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="answer">{label}</label>
      <p id="answer-hint">{hint}</p>
      <input id="answer" name="answer" aria-describedby="answer-hint" autoComplete="off" required />
      {files && <p>{files}</p>}
      <button type="submit">{send}</button>
    </form>
  );
}

/** The same for a script to put in the form's place. */
export function answerFragment({ title, text }: Pick<AnswerPage, 'title' | 'text'>): string {
  return renderToStaticMarkup(
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>,
  );
}
