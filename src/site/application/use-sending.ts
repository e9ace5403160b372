import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Fault } from '#journey/fault.ts';
import type { StoredSession } from '#site/browser/stored-session.ts';
import { calls, type DraftCall, propertyOf, type Reply } from './calls.ts';
import { type DraftEnd, draftEndIn, followIn, isSentTooOften } from './draft-end.ts';

export type SendState = 'idle' | 'sending' | 'failed' | 'refused' | 'tooOften';

/** What the server refused, by the control's name, in its words. Gone once the answer changes. */
export type Refusals = Readonly<Record<string, string>>;

/**
 * What came of it: the request's reference, or where the applicant follows what was shared. Neither
 * where the applicant is to agree to what the co-borrower has sent.
 */
export interface Sent {
  readonly reference?: string;
  readonly follow?: string;
}

interface Sending {
  /** What keeps it from being sent; nothing where that could not be asked. */
  readonly judge: () => Promise<readonly Fault[] | undefined>;
  /** Shows what is wrong. */
  readonly show: (faults: readonly Fault[]) => void;
  /** All form data, with the consents; nothing without a session. */
  readonly draft: () => DraftCall | undefined;
  /** Resolves when no draft is on its way any more. */
  readonly settled: () => Promise<unknown>;
  readonly session: StoredSession;
  /** It opens nothing once this is sent, and still tells how that went on: a reload asks. */
  readonly keepsSession: boolean;
  readonly token: RefObject<string | undefined>;
  readonly onSent: (sent: Sent) => void;
  readonly onExpired: () => void;
  /** What was shared has come to an end meanwhile; the answer says which. */
  readonly onEnded: (answer: unknown) => void;
  /** It was sent or shared before, in another window say. */
  readonly onDraftEnd: (end: DraftEnd, follow?: string) => void;
  /** The server is there, though it did not take it: what could not be saved can be now. */
  readonly onAnswered: () => void;
  /** The loan is not lent like this, or not any more. */
  readonly onLoanRefused: () => Promise<void>;
}

/** Reads the answer to a sending; nothing where it was not taken. */
type ReadSent = (body: unknown) => Sent | undefined;

const readReference: ReadSent = (body) => {
  const message = propertyOf(body, 'message');
  if (message === false) return {};
  return typeof message === 'string' ? { reference: message } : undefined;
};

const readFollow: ReadSent = (body) => {
  const follow = followIn(body);
  return follow ? { follow } : {};
};

/** Sends the request, or shares it with the co-borrower; once at a time (spec 3 §4, step 6). */
export function useSending(sending: Sending) {
  const [state, setState] = useState<SendState>('idle');
  const [refusals, setRefusals] = useState<Refusals>({});

  // Held apart from what is rendered: the judging comes before the state that shows the sending.
  const isUnderWay = useRef(false);

  const once = async (deliver: () => Promise<readonly Fault[]>): Promise<readonly Fault[]> => {
    if (isUnderWay.current) return [];
    isUnderWay.current = true;
    try {
      return await deliver();
    } finally {
      isUnderWay.current = false;
    }
  };

  const deliver = async (
    call: (draft: DraftCall) => Promise<Reply>,
    read: ReadSent,
  ): Promise<readonly Fault[]> => {
    const found = await sending.judge();
    if (!found) return [];
    if (found.length > 0) {
      sending.show(found);
      return found;
    }
    const draft = sending.draft();
    if (!draft) return [];
    setState('sending');
    setRefusals({});
    await sending.settled();
    // The token leaves the storage before sending and comes back if the sending fails.
    sending.session.remove();
    const reply = await call(draft);
    const sent = reply.kind === 'answered' && reply.status === 200 ? read(reply.body) : undefined;
    if (sent) {
      sending.token.current = undefined;
      if (sending.keepsSession) sending.session.write(draft.token);
      sending.onSent(sent);
      return [];
    }
    sending.session.write(draft.token);
    if (reply.kind === 'answered' && [401, 410].includes(reply.status)) {
      setState('idle');
      if (reply.status === 410) sending.onEnded(reply.body);
      else sending.onExpired();
      return [];
    }
    const end = draftEndIn(reply);
    if (end && reply.kind === 'answered') {
      setState('idle');
      sending.onDraftEnd(end, followIn(reply.body));
      return [];
    }
    if (reply.kind === 'answered') sending.onAnswered();
    const errors = reply.kind === 'answered' ? propertyOf(reply.body, 'errors') : undefined;
    const refused = typeof errors === 'object' && errors !== null;
    if (refused) setRefusals(errors as Refusals);
    const failed = isSentTooOften(reply) ? 'tooOften' : 'failed';
    setState(refused ? 'refused' : failed);
    if (refused && 'product' in errors) await sending.onLoanRefused();
    return [];
  };

  /** An answer that changed is no longer the one that was refused. */
  const takeBack = useCallback(
    (isOf: (name: string) => boolean) =>
      setRefusals((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !isOf(name))),
      ),
    [],
  );
  const rest = useCallback(() => setState('idle'), []);

  return {
    state,
    refusals,
    send: () => once(() => deliver(calls.send, readReference)),
    share: () => once(() => deliver(calls.share, readFollow)),
    takeBack,
    /** Another step was opened: nothing is said of an earlier try. */
    rest,
  };
}
