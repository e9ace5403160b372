import { useCallback, useEffect, useRef } from 'react';
import { keepBroughtBroker } from '../along/stored-broker.ts';
import { withChosenBroker } from './brought-broker.ts';
import { withCitiesInLanguage } from './cities-in-language.ts';
import { openCoborrowersPart, takeLink } from './coborrowers-part.ts';
import { openDraftLink, takeDraftLink } from './draft-link.ts';
import { coborrowersForm, type FormState, resumedForm } from './form-state.ts';
import { openApplication, type Session } from './open-application.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { DraftModel } from './use-draft.ts';
import type { SignInModel } from './use-sign-in.ts';

/** Opens what the visitor comes with: a link, or a simulation. Returns what tries again. */
export function useOpening(
  state: ApplicationState,
  { hold }: Pick<DraftModel, 'hold'>,
  { arrive }: Pick<SignInModel, 'arrive'>,
  citiesFromOtherLanguage: ApplicationSetup['citiesFromOtherLanguage'],
): () => Promise<void> {
  const { setProblem, setPage, setEnded, setMode, setLoan, setForm } = state;

  /** The form as it opens, its cities as this page's language has them. */
  const begin = useCallback(
    (form: FormState) =>
      setForm({ ...form, answers: withCitiesInLanguage(form.answers, citiesFromOtherLanguage) }),
    [setForm, citiesFromOtherLanguage],
  );

  /** The applicant's own link, until it could be opened. */
  const draftLink = useRef<string>(undefined);

  /** The applicant's own application, with what their link brought if there is one. */
  const openOwn = useCallback(
    async (brought?: Session) => {
      keepBroughtBroker();
      const opened = await openApplication(brought);
      if (opened.kind === 'unreachable') return setProblem('loading');
      if (opened.kind === 'not-offered') setProblem('not-offered');
      if (opened.kind !== 'opened') return setPage('params-missing');
      const { loan, session } = opened;
      hold(session?.token);
      setLoan(loan);
      const form = withChosenBroker(resumedForm(session, loan), brought !== undefined);
      begin(arrive(form, 'applicant', session?.signedIn));
      setPage(session ? 'form' : 'captcha');
    },
    [arrive, begin, hold, setProblem, setPage, setLoan],
  );

  const open = useCallback(async () => {
    setProblem(undefined);
    setPage('loading');
    draftLink.current ??= takeDraftLink();
    const brought = draftLink.current ? await openDraftLink(draftLink.current) : undefined;
    if (brought === 'unreachable') return setProblem('loading');
    draftLink.current = undefined;
    if (brought === 'ended') return setEnded('draft-link');
    if (brought) return await openOwn(brought);
    const link = takeLink();
    if (link) {
      const part = await openCoborrowersPart(link);
      if (part.kind === 'unreachable') return setProblem('loading');
      if (part.kind === 'ended') return setEnded(part.end);
      const { loan, session } = part;
      hold(session.token);
      setMode('e2');
      setLoan(loan);
      begin(arrive(coborrowersForm(session), 'coborrower', session.signedIn));
      return setPage('form');
    }
    return await openOwn();
  }, [openOwn, arrive, hold, setProblem, setPage, setEnded, setMode, setLoan, begin]);

  useEffect(() => void open(), [open]);

  return open;
}
