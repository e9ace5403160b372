import { Button } from '#site/components/button/button.tsx';
import type { ConsentWords } from '#words/consent/consent.ts';
import './consent-banner.css';

export interface ConsentBannerProps {
  words: ConsentWords;
  /** The page that lists the cookies. */
  cookiesPath: string | undefined;
  /** True to place it in the text flow, on pages where nothing may be covered. */
  inFlow: boolean;
}

/**
 * Asks whether the visitor accepts analytics and marketing. Hidden until a script, `show-at-once.ts`, finds no
 * answer: without script nothing is measured either.
 */
export function ConsentBanner({ words, cookiesPath, inFlow }: ConsentBannerProps) {
  return (
    <section
      className={inFlow ? 'consent consent--in-flow' : 'consent'}
      aria-labelledby="consent-title"
      hidden
    >
      <div className="page-width consent__inner">
        <div className="consent__words">
          <p className="consent__title" id="consent-title" tabIndex={-1}>
            {words.title}
          </p>
          <p className="consent__text">
            {words.text} {cookiesPath && <a href={cookiesPath}>{words.more}</a>}
          </p>
          <p className="consent__answer" data-answer="accept" hidden>
            {words.accepted}
          </p>
          <p className="consent__answer" data-answer="refuse" hidden>
            {words.refused}
          </p>
        </div>
        <div className="consent__buttons">
          <Button variant="plain" data-consent="refuse">
            {words.refuse}
          </Button>
          <Button variant="plain" data-consent="accept">
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
