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
import {
  type ApplicationState,
  initialState,
  type LeavingComputer,
  type LeftAnswers,
} from './state.ts';

// Leaving a computer that others use: the session ends for good, and nothing stays in the browser.

/** The token of the session that leaving ends; undefined where there is none to leave. */
export const tokenToEnd = ({ page, session }: Pick<ApplicationState, 'page' | 'session'>) =>
  page === 'form' || page === 'captcha' ? (session.token ?? session.lapsed) : undefined;

const confirm = (leavingComputer: LeavingComputer | undefined): Move => change({ leavingComputer });

const isEnding = ({ leavingComputer: leaving }: Pick<ApplicationState, 'leavingComputer'>) =>
  leaving !== undefined && 'try' in leaving;

/** An entry of its own, so that Back closes the confirmation and leaves the step open. */
const pushEntry: Move = depending(({ form: { step }, steps: { cameFrom } }) =>
  run({ kind: 'pushEntry', step, cameFrom }),
);

/** Back, while the confirmation is open: closes it, unless the session is being ended. */
export const stayOnBack: Move = depending((state) =>
  isEnding(state) ? pushEntry : confirm(undefined),
);

/** The session is ended once the answers that are kept are saved. */
export const endOnceSettled: Move = depending((state) => {
  const { leavingComputer: leaving, saving } = state;
  if (leaving?.stage !== 'settling') return nothing;
  const { becomes, try: number } = leaving;
  const token = tokenToEnd(state);
  const isLost = (becomes === 'mailed' || becomes === 'part') && saving.latest === '';
  if (token === undefined || isLost) return confirm({ stage: 'failed' });
  return inTurn(
    confirm({ ...leaving, stage: 'ending' }),
    run({ kind: 'endSession', try: number, token, becomes }),
  );
});

/** Nothing of the application stays, neither in this window nor in the browser. */
const leave =
  (left: LeftAnswers): Move =>
  ({ mode }, { freshId }) => ({
    state: { ...initialState(freshId), mode, page: 'left', left },
    effects: [
      { kind: 'emptyStorage', mode },
      { kind: 'replaceEntry', step: '1', cameFrom: undefined },
    ],
  });

export const LEAVING_COMPUTER: Handlers<
  'leavingSought' | 'leavingCancelled' | 'leavingConfirmed' | 'endAnswered' | 'leftElsewhere'
> = {
  leavingSought: () =>
    depending((state) =>
      state.leavingComputer || tokenToEnd(state) === undefined
        ? nothing
        : inTurn(confirm({ stage: 'confirming' }), pushEntry),
    ),

  leavingCancelled: () =>
    depending((state) =>
      !state.leavingComputer || isEnding(state)
        ? nothing
        : inTurn(confirm(undefined), run({ kind: 'goBack' })),
    ),

  leavingConfirmed: ({ becomes }) =>
    depending((state) =>
      !state.leavingComputer || isEnding(state)
        ? nothing
        : inTurn(
            trying((number) => confirm({ stage: 'settling', try: number, becomes })),
            save,
          ),
    ),

  endAnswered: ({ try: number, answer }) =>
    depending(({ leavingComputer: leaving }) => {
      if (leaving?.stage !== 'ending' || leaving.try !== number) return nothing;
      return 'stage' in answer ? confirm(answer) : leave(answer);
    }),

  // Told by the emptied storage. A co-borrower is somebody else, whose session nobody has ended.
  leftElsewhere: () =>
    depending(({ mode, page }) =>
      mode === 'e2' || page === 'params-missing' ? nothing : leave({ kind: 'elsewhere' }),
    ),
};
