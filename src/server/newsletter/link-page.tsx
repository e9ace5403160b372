import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';

/** The site's own colours, written out: nothing here is fetched. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #10312b; --soft-ink: #4c625c; --act: #c23a12;
  --on-act: #fff; --water: #2b6f69 }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1f1c; --ink: #eaf3ef; --soft-ink: #a9bfb8;
  --act: #ff8259; --on-act: #0e1f1c; --water: #7ccbc0 } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 "Hanken Grotesk", system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vh, 6rem) clamp(1rem, 4vw, 2rem) }
.brand { margin: 0 0 2.5rem; color: var(--ink); font: 600 1.25rem/1.2 "Besley", Georgia, serif }
h1 { margin: 0 0 .75rem; padding-top: 1.5rem; border-top: 2px solid var(--ink);
  font: 560 clamp(2rem, 1.7rem + 1.4vw, 2.875rem)/1.15 "Besley", Georgia, serif }
p { margin: 0 0 1.5rem; color: var(--soft-ink); overflow-wrap: anywhere }
button { min-height: 3.25rem; margin: 0 0 1.5rem; padding: .75rem 1.5rem; border: 0; border-radius: 2em;
  background: var(--act); color: var(--on-act); font: 600 1.0625rem/1.3 "Hanken Grotesk", system-ui, sans-serif;
  cursor: pointer }
a { display: inline-block; padding: .625rem 0; color: var(--ink); text-underline-offset: .25em }
:focus-visible { outline: 3px solid var(--water); outline-offset: 2px }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Its own style, its form to its own address; nothing else. */
export const LINK_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface LinkPage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  /** Does what the link is for. */
  button?: string;
  back: { href: string; label: string };
}

/**
 * What a mailed link opens. Programs that look at mail open links too: only the button does what the
 * link is for.
 */
export function linkPage({ locale, brand, title, text, button, back }: LinkPage): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>{`${title} · ${brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <p className="brand">{brand}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          {button !== undefined && (
            <form method="post">
              <button type="submit">{button}</button>
            </form>
          )}
          <a href={back.href}>{back.label}</a>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
