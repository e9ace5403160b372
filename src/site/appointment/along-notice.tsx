import { useState } from 'react';
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
  onRemove: (what: keyof Along) => void;
}

/** What goes along from other pages: said, and taken out where one wants. */
export function AlongNotice({ words, locale, along, onRemove }: AlongNoticeProps) {
  const [said, setSaid] = useState('');
  const { simulated, broker } = along;
  const line = (what: keyof Along, text: string) => (
    <p className="appointment__along" key={what}>
      <span>{text}</span>{' '}
      <Button
        variant="link"
        aria-label={fill(words.along.removeNamed, { what: text })}
        onClick={() => {
          onRemove(what);
          setSaid(fill(words.along.removed, { what: text }));
        }}
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
      {lines.length > 0 && (
        <Notice kind="info" title={words.along.title}>
          {lines}
        </Notice>
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}
