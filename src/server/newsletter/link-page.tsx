import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';

export interface LinkPage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  /** Does what the link is for. */
  button?: string;
  back: { href: string; label: string };
  /** As its policy allows it. */
  style: string;
}

/**
 * What a mailed link opens. Programs that look at mail open links too: only the button does what the
 * link is for.
 */
export function linkPage(said: LinkPage): string {
  const { locale, brand, title, text, button, back, style } = said;
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
