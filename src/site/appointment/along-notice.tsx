import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import { saySimulated } from '#words/appointment/say-simulated.ts';
import { fill } from '#words/translation.ts';
import { Button } from '../components/button/button.tsx';
import { Notice } from '../components/notice/notice.tsx';
import type { Along } from './take-along.ts';

export interface AlongNoticeProps {
  words: AppointmentWords;
  locale: Locale;
  along: Along;
  /** Whether an answer of the form went with it. */
  onRemove: (what: keyof Along) => boolean;
}

/** What goes along from other pages: said, and taken out where one wants. */
export function AlongNotice({ words, locale, along, onRemove }: AlongNoticeProps) {
  const [said, setSaid] = useState('');
  const title = useRef<HTMLSpanElement>(null);
  const { simulated, broker } = along;

  // The button that was pressed is gone: the keyboard goes on from the next one, or from the title.
  useEffect(() => {
    if (said === '') return;
    const next = title.current?.closest('.notice')?.querySelector('button');
    (next ?? title.current)?.focus();
  }, [said]);

  const remove = (what: keyof Along, text: string) => {
    const isEmptied = onRemove(what);
    const removed = fill(words.along.removed, { what: text });
    setSaid(isEmptied ? `${removed} ${words.along.emptied}` : removed);
  };
  const line = (what: keyof Along, text: string) => (
    <p className="appointment__along" key={what}>
      <span>{text}</span>{' '}
      <Button
        variant="link"
        aria-label={fill(words.along.removeNamed, { what: text })}
        onClick={() => remove(what, text)}
      >
        {words.along.remove}
      </Button>
    </p>
  );
  const lines = [
    ...(simulated ? [line('simulated', saySimulated(simulated, words, locale))] : []),
    ...(broker ? [line('broker', words.along.broker)] : []),
  ];
  return (
    <>
      <input
        type="hidden"
        name="ch-params"
        value={simulated === undefined ? '' : JSON.stringify(simulated)}
      />
      <input type="hidden" name="broker-id" value={broker ?? ''} />
      {(lines.length > 0 || said !== '') && (
        <Notice
          kind="info"
          title={
            <span className="appointment__along-title" tabIndex={-1} ref={title}>
              {words.along.title}
            </span>
          }
        >
          {lines.length > 0 ? lines : <p>{words.along.nothing}</p>}
        </Notice>
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}
