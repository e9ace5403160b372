import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import { fill } from '#words/translation.ts';
import './chosen.css';

export interface ChosenBrokerNoticeProps<What extends string> {
  words: ChosenBrokerWords;
  /** The texts of what is carried over; may be empty. */
  lines: readonly { readonly what: What; readonly text: string }[];
  /** Removes it; returns an additional announcement, if any. */
  onRemove: (what: What) => string | undefined;
}

/** Shows what is carried over from other pages, with buttons to remove it. */
export function ChosenBrokerNotice<What extends string>({
  words,
  lines,
  onRemove,
}: ChosenBrokerNoticeProps<What>) {
  const [message, setMessage] = useState('');
  const title = useRef<HTMLSpanElement>(null);

  // The pressed button is removed: focus moves to the next one, or to the title.
  useEffect(() => {
    if (message === '') return;
    const next = title.current?.closest('.notice')?.querySelector('button');
    (next ?? title.current)?.focus();
  }, [message]);

  const remove = (what: What, text: string) => {
    const more = onRemove(what);
    const removed = fill(words.removed, { what: text });
    setMessage(more === undefined ? removed : `${removed} ${more}`);
  };
  return (
    <>
      {(lines.length > 0 || message !== '') && (
        <Notice
          kind="info"
          title={
            <span className="carried-over__title" tabIndex={-1} ref={title}>
              {words.title}
            </span>
          }
        >
          {lines.map(({ what, text }) => (
            <p className="carried-over__line" key={what}>
              <span>{text}</span>{' '}
              <Button
                variant="link"
                aria-label={fill(words.removeNamed, { what: text })}
                onClick={() => remove(what, text)}
              >
                {words.remove}
              </Button>
            </p>
          ))}
          {lines.length === 0 && <p>{words.nothing}</p>}
        </Notice>
      )}
      <p className="unseen" role="status">
        {message}
      </p>
    </>
  );
}
