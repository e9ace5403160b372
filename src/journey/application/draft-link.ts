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
import { save } from './saving.ts';
import { expire } from './session.ts';
import type { DraftLinkAnswer } from './state.ts';

const receive = (answer: DraftLinkAnswer): Move =>
  change({ draftLink: { stage: 'answered', answer } });

/** The link continues what is saved: it is asked for once no draft is on its way any more. */
export const requestLinkOnceSettled: Move = depending(
  ({ draftLink, saving, session: { token } }) => {
    if (draftLink?.stage !== 'settling') return nothing;
    if (saving.latest === '' || token === undefined) return receive({ kind: 'failed' });
    return inTurn(
      change({ draftLink: { stage: 'asking', try: draftLink.try } }),
      run({ kind: 'requestDraftLink', try: draftLink.try, token }),
    );
  },
);

/** Continuing on another device: a link to the answers so far, mailed to the address among them. */
export const DRAFT_LINK: Handlers<'linkRequested' | 'linkAnswered'> = {
  linkRequested: () =>
    inTurn(
      trying((number) => change({ draftLink: { stage: 'settling', try: number } })),
      save,
    ),

  linkAnswered: ({ try: number, answer }) =>
    depending(({ draftLink }) => {
      if (draftLink?.stage !== 'asking' || draftLink.try !== number) return nothing;
      return inTurn(receive(answer), answer.kind === 'expired' ? expire : nothing);
    }),
};
