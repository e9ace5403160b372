import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';

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

export interface AnswerPage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  /** What is wrong, a sentence each. */
  faults: readonly string[];
  back: { href: string; label: string };
  question?: PageQuestion;
  /** As its policy allows it. */
  style: string;
}

/** What became of a form, for a browser without script. */
export function answerPage(said: AnswerPage): string {
  const { locale, brand, title, text, faults, back, question, style } = said;
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="brand">{brand}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          {faults.length > 0 && (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
          {question && <Question {...question} />}
          <a href={back.href}>{back.label}</a>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
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
