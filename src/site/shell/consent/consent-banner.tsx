import { Button } from '#site/components/button/button.tsx';
import type { ConsentWords } from '#words/consent/consent.ts';
import './consent-banner.css';

export interface ConsentBannerProps {
  words: ConsentWords;
  /** The page that says what is kept. */
  cookiesPath: string | undefined;
  /** In the text's own place, where nothing may lie over what is there. */
  inFlow: boolean;
}

/**
 * Asks whether the visitor accepts measuring and marketing. It waits unseen until its script,
 * `wake-consent.ts`, knows that there is no answer: without script nothing is measured either.
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
