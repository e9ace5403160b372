import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { proposeAgain, proposeFigures } from './proposing-again.ts';
import { draftFor, endDraft, save } from './saving.ts';
import { endLink, expire } from './session.ts';
import type { Sending, Sent } from './state.ts';
import { end } from './steps.ts';

const inSending = (to: Partial<Sending>): Move =>
  change(({ sending }) => ({ sending: { ...sending, ...to } }));

/** Sends the request that was assessed, or shares it with the co-borrower; once at a time. */
export const startSending = (how: 'send' | 'share'): Move =>
  depending((state, surroundings) => {
    const draft = draftFor(state, surroundings);
    if (!draft || state.sending.underWay) return nothing;
    const request = { ...draft, body: { ...draft.body, ...state.form.consents } };
    return trying((number) =>
      inSending({
        shown: 'sending',
        refusals: {},
        underWay: { stage: 'settling', try: number, how, draft: request },
      }),
    );
  });

/** The request is sent once no draft is being saved. */
export const sendOnceSettled: Move = depending(({ sending, session, mode }) => {
  const { underWay } = sending;
  if (underWay?.stage !== 'settling') return nothing;
  // The session has ended in the meantime: the visitor sends again after coming back.
  if (session.token === undefined) return inSending({ shown: 'idle', underWay: undefined });
  const draft = { ...underWay.draft, token: session.token };
  return inTurn(
    inSending({ underWay: { ...underWay, stage: 'sending', draft } }),
    // The token leaves the storage before sending and comes back if the sending fails.
    run(
      { kind: 'dropSession', mode },
      { kind: underWay.how, try: underWay.try, draft, consents: sending.consents },
    ),
  );
});

/** The request is sent or shared, so the session is used up. */
const finish = (sent: Sent): Move =>
  depending(({ mode, session, form }) => {
    const { token } = session;
    const { reference, follow } = sent;
    return inTurn(
      inSending({ sent }),
      change({ session: { ...session, token: undefined }, page: 'form' }),
      // A co-borrower's session opens nothing once it is sent, and still tells how that went on.
      mode === 'e2' && token !== undefined ? run({ kind: 'keepSession', mode, token }) : nothing,
      mode === 'e1'
        ? run(
            { kind: 'dropSession', mode },
            { kind: 'forgetSimulation' },
            {
              kind: 'notifyWindows',
              message: {
                kind: 'sent',
                uniqId: form.uniqId,
                end: reference === undefined ? 'shared' : 'sent',
                follow,
              },
            },
          )
        : nothing,
      end,
    );
  });

/** Restores the token that was taken out of the storage. */
const keepToken: Move = depending(({ mode, session: { token } }) =>
  token === undefined ? nothing : run({ kind: 'keepSession', mode, token }),
);

/** What was agreed to has other words by now: they are read and agreed to again. */
const withdrawConsents = (consents: string): Move =>
  inTurn(
    inSending({ shown: 'consentsChanged', consents }),
    change(({ form }) => ({ form: { ...form, consents: {} } })),
  );

export const SENDING: Handlers<'sendAnswered'> = {
  sendAnswered: ({ try: number, answer }) =>
    depending(({ sending }) => {
      if (sending.underWay?.try !== number) return nothing;
      const answered = inSending({ underWay: undefined, shown: 'idle' });
      switch (answer.kind) {
        case 'sent':
          return inTurn(answered, finish(answer.sent));
        case 'expired':
          return inTurn(answered, keepToken, expire);
        case 'link-ended':
          return inTurn(answered, keepToken, endLink(answer.end));
        case 'draft-ended':
          return inTurn(answered, keepToken, endDraft(answer));
        case 'unreachable':
          return inTurn(answered, keepToken, inSending({ shown: 'failed' }));
        case 'failed':
        case 'tooOften':
          // The server is there, though it did not take it: what could not be saved can be now.
          return inTurn(answered, keepToken, save, inSending({ shown: answer.kind }));
        case 'consentsChanged':
          return inTurn(answered, keepToken, save, withdrawConsents(answer.consents));
        case 'refused':
          return inTurn(
            answered,
            keepToken,
            save,
            inSending({ shown: 'refused', refusals: answer.refusals }),
            // The loan is not lent on these terms, or no longer.
            'product' in answer.refusals ? proposeAgain : nothing,
          );
        case 'conditions-changed':
          return inTurn(answered, keepToken, proposeFigures(answer.conditions));
      }
    }),
};
