import { change, depending, type Handlers, inTurn, type Move, nothing, run } from './move.ts';
import { save } from './saving.ts';

/** How long the page waits for its answers to be saved before it is left, in milliseconds. */
const PATIENCE = 3_000;

export const leaveForLanguage: Move = depending(({ switchingTo: href }) =>
  href === undefined
    ? nothing
    : inTurn(change({ switchingTo: undefined }), run({ kind: 'navigate', href })),
);

/** The other language's page opens at the step that is shown, with what is answered. */
export const SWITCHING_LANGUAGE: Handlers<'languageChosen' | 'patienceEnded'> = {
  languageChosen: ({ locale, href }) =>
    depending(({ page, form }) => {
      const isFilledIn = page === 'form';
      const mark = {
        locale,
        step: isFilledIn ? form.step : ('1' as const),
        leaving: form.proposal?.leaving,
      };
      return inTurn(
        change({ switchingTo: href }),
        run({ kind: 'keepLanguageMark', mark }),
        isFilledIn && form.step !== '7' ? save : nothing,
        run({ kind: 'waitForSaving', milliseconds: PATIENCE }),
      );
    }),

  // Saved or not: the page saves once more on being left.
  patienceEnded: () => leaveForLanguage,
};
