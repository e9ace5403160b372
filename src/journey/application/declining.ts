import { change, depending, type Handlers, inTurn, nothing, run, trying } from './move.ts';
import { endLink } from './session.ts';

/** The co-borrower does not want to borrow: nothing of theirs is kept. */
export const DECLINING: Handlers<'declined' | 'declineAnswered'> = {
  declined: () =>
    trying((number) =>
      depending(({ session: { token } }) =>
        inTurn(
          change({ declining: { try: number, hasFailed: false } }),
          run({ kind: 'decline', try: number, token }),
        ),
      ),
    ),

  declineAnswered: ({ try: number, end }) =>
    depending(({ declining, session }) => {
      if (declining?.try !== number || declining.hasFailed) return nothing;
      if (end === 'failed') return change({ declining: { try: number, hasFailed: true } });
      return inTurn(
        change({ declining: undefined, session: { ...session, token: undefined } }),
        endLink(end),
      );
    }),
};
