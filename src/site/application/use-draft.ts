import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicantsSession, coborrowersSession } from '#site/browser/stored-session.ts';
import { calls } from './calls.ts';
import { endIn } from './coborrowers-part.ts';
import { type Documents, documentsIn } from './documents.ts';
import { type DraftEnd, followIn } from './draft-end.ts';
import { askForDraftLink, FAILED } from './draft-link.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';
import { asDraft, type FormState } from './form-state.ts';
import type { ApplicationState } from './use-application-state.ts';
import { useSavingAgain } from './use-saving-again.ts';
import { useSessionRenewal } from './use-session-renewal.ts';

/** The answers as the server keeps them, and the session that it keeps them under. */
export function useDraft(state: ApplicationState, locale: ContractLocale) {
  const { current, setPage, setEnded } = state;
  const [saved, setSaved] = useState<SaveState>('idle');
  const [follow, setFollow] = useState<string>();
  const [documents, setDocuments] = useState<Documents>();
  const [expired, setExpired] = useState(false);
  const [lapsed, setLapsed] = useState<string>();
  const token = useRef<string>(undefined);
  const [saver] = useState(
    () =>
      new DraftSaver(calls.saveDraft, (after, answer) => {
        // What failed is said until it has worked: a notice that comes and goes is no help.
        setSaved((before) => (after === 'saving' && before === 'failed' ? before : after));
        if (after === 'ended') setEnded(endIn(answer));
        if (after === 'shared') setFollow(followIn(answer));
        if (after === 'saved') setDocuments((before) => documentsIn(answer) ?? before);
      }),
  );

  const session = useCallback(
    () => (current().mode === 'e2' ? coborrowersSession : applicantsSession),
    [current],
  );
  const heldToken = useCallback(() => token.current, []);
  const hold = useCallback((fresh: string | undefined) => {
    token.current = fresh;
  }, []);
  const expire = useCallback(() => setSaved('expired'), []);
  const renewal = useSessionRenewal({
    token: heldToken,
    session,
    onRenewed: hold,
    onExpired: expire,
  });

  const callFor = useCallback(
    (of: FormState) => {
      const { loan } = current();
      if (!loan || !token.current) return undefined;
      const body = asDraft(of, loan, locale);
      return { uniqId: of.uniqId, step: of.step, token: token.current, body };
    },
    [current, locale],
  );

  const save = useCallback(
    (of: FormState = current().form) => {
      const draft = callFor(of);
      if (draft) saver.save(draft);
    },
    [callFor, current, saver],
  );
  const saveLatest = useCallback(() => save(), [save]);
  useSavingAgain(saved === 'failed', saveLatest);

  /** Saves in a call that outlives the page. */
  const saveOnLeaving = useCallback(
    (of: FormState) => {
      const draft = callFor(of);
      if (draft) saver.saveOnLeaving(draft);
    },
    [callFor, saver],
  );

  // Answers are saved as one goes; what was typed last leaves with the page.
  useEffect(() => {
    const leave = () => {
      const { page, form } = current();
      if (page === 'form' && form.step !== '7') saveOnLeaving(form);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [current, saveOnLeaving]);

  useEffect(() => {
    if (saved !== 'expired') return;
    // The link can be opened again; nothing else brings a co-borrower's session back.
    if (current().mode === 'e2') return setEnded('expired');
    // The bot check gives the same session back, as long as its draft is kept.
    setLapsed(token.current);
    hold(undefined);
    setDocuments(undefined);
    setExpired(true);
    setPage('captcha');
  }, [saved, current, hold, setEnded, setPage]);

  return {
    ...{ saved, documents, save, saveLatest, saveOnLeaving, callFor },
    /** Resolves when nothing is on its way any more: with whether all that was asked for is saved. */
    settled: () => saver.settled(),
    /** Where the session is kept, and its token. */
    ...{ session, token, heldToken, hold },
    /** The session ends soon and could not be renewed yet. */
    ending: renewal.ending !== undefined && renewal.ending === token.current,
    renewSession: renewal.renew,
    ...{ expired, expire },
    /** The token of the session that is over, for the bot check to give it back. */
    ...{ lapsed, setLapsed },
    /** Where the applicant follows what was shared in another window. */
    follow,
    /** There is no draft any more, as another window or the server says. */
    end: (why: DraftEnd, followedAt?: string) => {
      setSaved(why);
      setFollow(followedAt);
    },
    /** What continues elsewhere goes on here too, as an application of its own. */
    goOnHere: () => {
      setSaved('idle');
      setDocuments(undefined);
      const own = { ...current().form, uniqId: crypto.randomUUID() };
      state.settle(own);
      save(own);
    },
    /** Mails the link that continues what there is now on another device. */
    mailLink: async () => {
      save();
      const asked = (await saver.settled()) ? await askForDraftLink(token.current) : undefined;
      if (asked?.kind === 'expired') expire();
      return asked ?? FAILED;
    },
    acceptSession: (fresh: string) => {
      applicantsSession.write(fresh);
      hold(fresh);
      setLapsed(undefined);
      setExpired(false);
      setSaved('idle');
      setPage('form');
      save();
    },
  };
}

export type DraftModel = ReturnType<typeof useDraft>;
