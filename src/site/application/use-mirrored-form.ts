import { useEffect, useRef } from 'react';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { DraftEnd } from './draft-end.ts';

/** What windows with the same application tell each other. It never leaves the browser. */
type Message =
  /** A window has opened, and asks for what there is. */
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'changed' } & MirroredForm)
  | ({ readonly kind: 'sent' } & MirroredEnd);

/** What every window shows alike; the step is each window's own. */
export interface MirroredForm {
  readonly uniqId: string;
  readonly answers: Answers;
  readonly loan: Loan;
}

/** An application that is no draft any more, and where it is followed if it was shared. */
interface MirroredEnd {
  readonly uniqId: string;
  readonly end: DraftEnd;
  readonly follow?: string | undefined;
}

interface Mirror {
  /** Absent while there is no form to share. */
  readonly form: MirroredForm | undefined;
  /** Another window's answers have changed. */
  readonly adopt: (form: MirroredForm) => void;
  /** Another window has sent the application, or shared it. */
  readonly onSent: (ended: MirroredEnd) => void;
}

const CHANNEL = 'loanfront-application';

/**
 * Keeps the application alike in all windows of a browser, so that none saves older answers over
 * another's newer ones. Returns what tells the others that it was sent.
 */
export function useMirroredForm({ form, adopt, onSent }: Mirror): (ended: MirroredEnd) => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const latest = useRef({ form, adopt, onSent });
  latest.current = { form, adopt, onSent };
  /** The answers as last told or heard: those are news to nobody. */
  const known = useRef<Answers>(undefined);

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      const { form: own, adopt: take, onSent: end } = latest.current;
      if (data.kind === 'opened' && own) tell(opened, { kind: 'changed', ...own });
      if (data.kind === 'sent') end(data);
      if (data.kind !== 'changed' || !own) return;
      known.current = data.answers;
      take({ uniqId: data.uniqId, answers: data.answers, loan: data.loan });
    };
    return () => opened.close();
  }, []);

  const isOpen = form !== undefined;
  useEffect(() => {
    if (!isOpen || !channel.current) return;
    known.current = latest.current.form?.answers;
    tell(channel.current, { kind: 'opened' });
  }, [isOpen]);

  const answers = form?.answers;
  useEffect(() => {
    const own = latest.current.form;
    if (!own || answers === undefined || answers === known.current) return;
    known.current = answers;
    if (channel.current) tell(channel.current, { kind: 'changed', ...own });
  }, [answers]);

  return (ended) => channel.current && tell(channel.current, { kind: 'sent', ...ended });
}

function tell(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
