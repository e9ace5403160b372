import { renderToStaticMarkup } from 'react-dom/server';
import { type NoticePage, noticePage } from './notice-page.tsx';

/** A question whose answer sends the form. */
export interface PageQuestion {
  action: string;
  label: string;
  hint: string;
  send: string;
  /** The form's text and the question, as hidden inputs. */
  hidden: Readonly<Record<string, string>>;
  /** The files that have arrived, in a sentence. */
  files?: string;
}

export interface AnswerPage extends Omit<NoticePage, 'children'> {
  /** What is wrong, a sentence each. */
  faults: readonly string[];
  question?: PageQuestion;
}

/** The outcome of a form, for a browser without scripts. */
export function answerPage({ faults, question, ...notice }: AnswerPage): string {
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
  return noticePage({ ...notice, children });
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

/** The same as a fragment, which a script puts in place of the form. */
export function answerFragment({ title, text }: Pick<AnswerPage, 'title' | 'text'>): string {
  return renderToStaticMarkup(
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>,
  );
}
