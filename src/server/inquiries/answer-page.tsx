import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';

/** The site's own colours, written out: nothing here is fetched. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #10312b; --soft-ink: #4c625c; --act: #c23a12 }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1f1c; --ink: #eaf3ef; --soft-ink: #a9bfb8;
  --act: #ff8259 } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 "Hanken Grotesk", system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vh, 6rem) clamp(1rem, 4vw, 2rem) }
.brand { margin: 0 0 2.5rem; font: 600 1.25rem/1.2 "Besley", Georgia, serif }
h1 { margin: 0 0 .75rem; font: 560 clamp(2rem, 1.7rem + 1.4vw, 2.875rem)/1.15 "Besley", Georgia, serif }
p { color: var(--soft-ink) }
ul { margin: 0 0 2rem; padding: 0 0 0 1.25rem; border-top: 2px solid var(--ink) }
li { padding: .75rem 0 0; white-space: pre-line }
a { display: inline-block; padding: .625rem 0; color: var(--act); text-underline-offset: .25em }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Its own style, and nothing else. */
export const ANSWER_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface AnswerPage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  /** What is wrong, a sentence each. */
  faults: readonly string[];
  back: { href: string; label: string };
}

/** What became of a form, for a browser without script. */
export function answerPage({ locale, brand, title, text, faults, back }: AnswerPage): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
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
          <a href={back.href}>{back.label}</a>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
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
