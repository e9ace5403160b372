import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';

/** A page of the server's own: what it says, and where it leads back to. */
export interface StandingPage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  back: { href: string; label: string };
  /** As its policy allows it: see `answer-frame.ts`. */
  style: string;
  /** Between the text and the way back. */
  children?: ReactNode;
}

/** Sets it as HTML, whole. */
export function standingPage(said: StandingPage): string {
  const { locale, brand, title, text, back, style, children } = said;
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
          {children}
          <a href={back.href}>{back.label}</a>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
