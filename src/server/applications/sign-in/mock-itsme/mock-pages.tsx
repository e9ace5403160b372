import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { type SheetBrand, writeOutBrand } from '#view/palette.ts';
import { MOCK_ITSME_WORDS } from '#words/mock-itsme/mock-itsme.ts';
import { isPersonId, PEOPLE } from './people.ts';

const STYLE = `
:root { color-scheme: light dark; @palette light; @shape; }
@media (prefers-color-scheme: dark) { :root { @palette dark; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2rem) 4rem }
.banner { margin: 0 0 2.5rem; padding: .75rem 1rem; border-left: 4px solid var(--explain);
  background: var(--data-soft); font-weight: 600 }
h1 { margin: 0 0 .75rem; font: 560 clamp(2rem, 1.7rem + 1.4vw, 2.875rem)/1.15 system-ui, sans-serif }
.lede { margin: 0 0 2rem; color: var(--soft-ink); max-width: 40rem }
ul { list-style: none; margin: 0 0 2rem; padding: 0; border-top: var(--rule) }
li { padding: .75rem 0 0 }
button { font: inherit; color: inherit; cursor: pointer }
.person { width: 100%; min-height: 3.25rem; padding: .75rem 1rem; text-align: left;
  background: var(--field); border: 1px solid var(--track); border-radius: var(--corner) }
.person:hover { background: var(--data-soft) }
.person strong { display: block; font: 560 1.25rem/1.3 system-ui, sans-serif }
.cancel { min-height: 3rem; padding: 0; background: none; border: 0; text-decoration: underline;
  text-underline-offset: .25em }
:focus-visible { outline: 3px solid var(--data); outline-offset: 2px }
`;

export interface MockPages {
  /** Allows their own style, and forms to themselves and back to the application on the same origin. */
  readonly policy: string;
  readonly choicePage: (locale: ContractLocale) => string;
  readonly messagePage: (kind: MessageKind) => string;
}

type MessageKind = 'over' | 'wrong';

/** The pages of the mock in a lender's colours; they fetch nothing, so they are in the typeface of the reader's system. */
export function createMockPages(brand: SheetBrand): MockPages {
  const style = writeOutBrand(STYLE, brand);
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    choicePage: (locale) => choicePage(locale, style),
    messagePage: (kind) => messagePage(kind, style),
  };
}

/** The page to choose the person to sign in as. */
function choicePage(locale: ContractLocale, style: string): string {
  const words = MOCK_ITSME_WORDS[locale];
  return render(
    <Frame locale={locale} title={words.title} style={style}>
      <p className="lede">{words.lede}</p>
      <form method="post">
        <ul aria-label={words.people}>
          {Object.keys(PEOPLE)
            .filter(isPersonId)
            .map((id) => (
              <li key={id}>
                <button className="person" type="submit" name="person" value={id}>
                  <strong>{words.persons[id].name}</strong>
                  {words.persons[id].about}
                </button>
              </li>
            ))}
        </ul>
        <button className="cancel" type="submit" name="person" value="">
          {words.cancel}
        </button>
      </form>
    </Frame>,
  );
}

/** Shown in both languages, because the visitor's language is not known. */
function messagePage(kind: MessageKind, style: string): string {
  const [first, ...others] = CONTRACT_LOCALES;
  return render(
    <Frame locale={first} title={MOCK_ITSME_WORDS[first][kind].title} style={style}>
      <p className="lede">{MOCK_ITSME_WORDS[first][kind].text}</p>
      {others.map((locale) => (
        <section key={locale} lang={locale}>
          <h2>{MOCK_ITSME_WORDS[locale][kind].title}</h2>
          <p className="lede">{MOCK_ITSME_WORDS[locale][kind].text}</p>
          <p>{MOCK_ITSME_WORDS[locale].banner}</p>
        </section>
      ))}
    </Frame>,
  );
}

function render(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

interface FrameProps {
  locale: ContractLocale;
  title: string;
  style: string;
  children: ReactNode;
}

function Frame({ locale, title, style, children }: FrameProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <p className="banner">{MOCK_ITSME_WORDS[locale].banner}</p>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
