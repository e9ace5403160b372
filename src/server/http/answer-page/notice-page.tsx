import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';
import { BrandDrawing } from '#view/brand/brand-drawing.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import type { AnswerFrame } from './answer-frame.ts';

/** A page that the server writes: its text, and where it links back to. */
export interface NoticePage {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  title: string;
  text: string;
  back: { href: string; label: string };
  frame: Omit<AnswerFrame, 'policy'>;
  /** Between the text and the link back. */
  children?: ReactNode;
}

/** Renders the whole page as HTML. */
export function noticePage({
  locale,
  brand,
  title,
  text,
  back,
  frame,
  children,
}: NoticePage): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${brand}`}</title>
        <style>{frame.style}</style>
      </head>
      <body>
        <main>
          <p className="brand">
            <BrandDrawing drawing={frame.mark} />
            {frame.wordmark ? (
              <>
                <span className="unseen">{brand}</span>
                <BrandDrawing className="wordmark" drawing={frame.wordmark} />
              </>
            ) : (
              brand
            )}
          </p>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <p>
            <a href={back.href}>{back.label}</a>
          </p>
          <MooredBoat isShown={frame.isIllustrated} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
