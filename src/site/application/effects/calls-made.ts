import { requestDraftLink } from '../draft-link/draft-link.ts';
import { fetchRate } from '../fetch-rate.ts';
import { saveDraft, saveDraftOnLeaving } from '../sending/save-draft.ts';
import { withVisit } from '../sending/visit.ts';
import { findApplication } from '../session/find-application.ts';
import { renewSession } from '../session/renew-session.ts';
import { declinePart, openCoborrowersPart } from '../sharing/coborrowers-part.ts';
import { fetchVerdict } from '../sharing/household-verdict.ts';
import { fetchSignIns, requestSignInUrl } from '../sign-in/sign-in-calls.ts';
import { laterScreens, loadLaterScreens } from '../steps/load-later-screens.ts';
import type { CarryingOut } from './outside.ts';
import { validatePostcodes } from './validate-postcodes.ts';

/** Calls the server, and dispatches its answers to the application. */
export const CALLS: CarryingOut<
  | 'open'
  | 'validatePostcodes'
  | 'fetchRate'
  | 'fetchVerdict'
  | 'reopenPart'
  | 'saveDraft'
  | 'saveDraftOnLeaving'
  | 'renewSession'
  | 'send'
  | 'share'
  | 'decline'
  | 'requestDraftLink'
  | 'endSession'
  | 'fetchSignIns'
  | 'requestSignInUrl'
  | 'loadScreens'
> = {
  open: async ({ try: number }, { dispatch, productNames }) =>
    dispatch({ kind: 'opened', try: number, found: await findApplication(productNames) }),

  validatePostcodes: async ({ try: number, zips }, { dispatch }) =>
    dispatch({ kind: 'postcodesAnswered', try: number, ...(await validatePostcodes(zips)) }),

  fetchRate: async ({ try: number, wanted }, { dispatch }) =>
    dispatch({ kind: 'rateAnswered', try: number, rate: await fetchRate(wanted) }),

  fetchVerdict: async ({ try: number, draft, productName }, { dispatch }) =>
    dispatch({
      kind: 'verdictAnswered',
      try: number,
      answer: await fetchVerdict(withVisit(draft), productName),
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

  send: async ({ try: number, draft, consents }, { dispatch, words }) =>
    dispatch({
      kind: 'sendAnswered',
      try: number,
      // Sent from the recap, and so loaded.
      answer: await laterScreens().sendRequest(
        'send',
        withVisit(draft),
        consents ?? laterScreens().consentTexts(words),
      ),
    }),

  share: async ({ try: number, draft, consents }, { dispatch, words }) =>
    dispatch({
      kind: 'sendAnswered',
      try: number,
      answer: await laterScreens().sendRequest(
        'share',
        withVisit(draft),
        consents ?? laterScreens().consentTexts(words),
      ),
    }),

  decline: async ({ try: number, token }, { dispatch }) =>
    dispatch({ kind: 'declineAnswered', try: number, end: await declinePart(token) }),

  requestDraftLink: async ({ try: number, token }, { dispatch }) =>
    dispatch({ kind: 'linkAnswered', try: number, answer: await requestDraftLink(token) }),

  endSession: async ({ try: number, token, becomes }, { dispatch }) =>
    dispatch({
      kind: 'endAnswered',
      try: number,
      // The confirmation is open, and so they are loaded.
      answer: await laterScreens().endSession(token, becomes),
    }),

  fetchSignIns: async (_, { dispatch }) =>
    dispatch({ kind: 'signInsOffered', offered: await fetchSignIns() }),

  requestSignInUrl: async ({ try: number, token, provider }, { dispatch, locale }) =>
    dispatch({
      kind: 'signInUrlAnswered',
      try: number,
      answer: await requestSignInUrl(token, locale, provider),
    }),

  loadScreens: async ({ try: number }, { dispatch }) =>
    dispatch({ kind: 'screensLoaded', try: number, areThere: await loadLaterScreens() }),
};
