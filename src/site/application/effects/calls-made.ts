import { askForRate } from '../ask-for-rate.ts';
import { askForDraftLink } from '../draft-link/draft-link.ts';
import { saveDraft, saveDraftOnLeaving } from '../sending/save-draft.ts';
import { withVisit } from '../sending/visit.ts';
import { findApplication } from '../session/find-application.ts';
import { renewSession } from '../session/renew-session.ts';
import { declinePart, openCoborrowersPart } from '../sharing/coborrowers-part.ts';
import { askForVerdict } from '../sharing/household-verdict.ts';
import { askSignIns, askSignInUrl } from '../sign-in/sign-in-calls.ts';
import { laterScreens, loadLaterScreens } from '../steps/load-later-screens.ts';
import { askPostcodes } from './ask-postcodes.ts';
import type { CarryingOut } from './outside.ts';

/** Calls the server, and dispatches its answers to the application. */
export const CALLS: CarryingOut<
  | 'open'
  | 'askPostcodes'
  | 'askRate'
  | 'askVerdict'
  | 'reopenPart'
  | 'saveDraft'
  | 'saveDraftOnLeaving'
  | 'renewSession'
  | 'send'
  | 'share'
  | 'decline'
  | 'askDraftLink'
  | 'endSession'
  | 'askSignIns'
  | 'askSignInUrl'
  | 'loadScreens'
> = {
  open: async ({ try: number }, { dispatch }) =>
    dispatch({ kind: 'opened', try: number, found: await findApplication() }),

  askPostcodes: async ({ try: number, zips }, { dispatch }) =>
    dispatch({ kind: 'postcodesAnswered', try: number, ...(await askPostcodes(zips)) }),

  askRate: async ({ try: number, wanted }, { dispatch }) =>
    dispatch({ kind: 'rateAnswered', try: number, rate: await askForRate(wanted) }),

  askVerdict: async ({ try: number, draft, productName }, { dispatch }) =>
    dispatch({
      kind: 'verdictAnswered',
      try: number,
      answer: await askForVerdict(withVisit(draft), productName),
    }),

  reopenPart: async ({ try: number, token }, { dispatch }) => {
    const part = await openCoborrowersPart({ token, isMailed: false });
    dispatch({
      kind: 'partReopened',
      try: number,
      part: part.kind === 'opened' ? { loan: part.loan, token: part.session.token } : undefined,
    });
  },

  saveDraft: async ({ draft }, { dispatch }) =>
    dispatch({ kind: 'draftAnswered', answer: await saveDraft(withVisit(draft)) }),

  saveDraftOnLeaving: ({ draft }) => saveDraftOnLeaving(withVisit(draft)),

  renewSession: async ({ try: number, token }, { dispatch }) =>
    dispatch({ kind: 'renewalAnswered', try: number, answer: await renewSession(token) }),

  send: async ({ try: number, draft }, { dispatch, words }) =>
    dispatch({
      kind: 'sendAnswered',
      try: number,
      // Sent from the recap, and so loaded.
      answer: await laterScreens().sendRequest(
        'send',
        withVisit(draft),
        laterScreens().consentTexts(words),
      ),
    }),

  share: async ({ try: number, draft }, { dispatch, words }) =>
    dispatch({
      kind: 'sendAnswered',
      try: number,
      answer: await laterScreens().sendRequest(
        'share',
        withVisit(draft),
        laterScreens().consentTexts(words),
      ),
    }),

  decline: async ({ try: number, token }, { dispatch }) =>
    dispatch({ kind: 'declineAnswered', try: number, end: await declinePart(token) }),

  askDraftLink: async ({ try: number, token }, { dispatch }) =>
    dispatch({ kind: 'linkAnswered', try: number, answer: await askForDraftLink(token) }),

  endSession: async ({ try: number, token, becomes }, { dispatch }) =>
    dispatch({
      kind: 'endAnswered',
      try: number,
      // The confirmation is open, and so they are loaded.
      answer: await laterScreens().endSession(token, becomes),
    }),

  askSignIns: async (_, { dispatch }) =>
    dispatch({ kind: 'signInsOffered', offered: await askSignIns() }),

  askSignInUrl: async ({ try: number, token, provider }, { dispatch, locale }) =>
    dispatch({
      kind: 'signInUrlAnswered',
      try: number,
      answer: await askSignInUrl(token, locale, provider),
    }),

  loadScreens: async ({ try: number }, { dispatch }) =>
    dispatch({ kind: 'screensLoaded', try: number, areThere: await loadLaterScreens() }),
};
