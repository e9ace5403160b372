import { eventAttribute } from '#site/browser/analytics/events.ts';
import { Button } from '#site/components/button/button.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import type { HelpfulWords } from '#words/helpful/helpful.ts';
import { HELPFUL_ANSWERS } from './helpful-cookie.ts';
import './helpful.css';

export interface HelpfulProps {
  /** The text's id, the same in every language: lower-case letters, digits, hyphens. */
  id: string;
  /** What is asked about. */
  about: keyof HelpfulWords['question'];
  words: HelpfulWords;
  /** Where to ask what the text did not answer. */
  contactPath: string;
}

/**
 * Asks the reader whether the text was helpful. A small script stores the answer in the browser; the
 * buttons are disabled until it is loaded.
 */
export function Helpful({ id, about, words, contactPath }: HelpfulProps) {
  const question = `helpful-${id}`;
  return (
    <section className="helpful" data-helpful={id} aria-labelledby={question}>
      <p className="helpful__question" id={question}>
        {keepTogether(words.question[about])}
      </p>
      <div className="helpful__answers">
        {HELPFUL_ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant="plain"
            action={answer}
            data-event={eventAttribute({ event: 'helpful', id, answer })}
            disabled
          >
            {words[answer]}
          </Button>
        ))}
      </div>
      <div className="helpful__thanks" role="status" tabIndex={-1}>
        <p data-thanks="like" hidden>
          {words.liked}
        </p>
        <p data-thanks="dislike" hidden>
          {withLinks(words.disliked, { contact: <a href={contactPath}>{words.contact}</a> })}
        </p>
      </div>
    </section>
  );
}
