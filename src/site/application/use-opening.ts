import { useCallback, useEffect, useRef } from 'react';
import { answer } from '#journey/answers.ts';
import { storeLinkedBroker } from '#site/brokers/chosen/stored-broker.ts';
import { withChosenBroker } from './brought-broker.ts';
import { withCitiesInLanguage } from './cities-in-language.ts';
import { openCoborrowersPart, takeLink } from './coborrowers-part.ts';
import { openDraftLink, takeDraftLink } from './draft-link.ts';
import { coborrowersForm, type FormState, resumedForm } from './form-state.ts';
import { whyNothingCame } from './lapsed-session.ts';
import { openApplication, type Session } from './open-application.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { DraftModel } from './use-draft.ts';
import type { SignInModel } from './use-sign-in.ts';

/** Opens what the visitor comes with: a link, or a simulation. `open` tries again. */
export function useOpening(
  state: ApplicationState,
  {
    hold,
    lapsed,
    setLapsed,
    expired,
  }: Pick<DraftModel, 'hold' | 'lapsed' | 'setLapsed' | 'expired'>,
  { arrive }: Pick<SignInModel, 'arrive'>,
  {
    citiesFromOtherLanguage,
    keptDraftsDays,
  }: Pick<ApplicationSetup, 'citiesFromOtherLanguage' | 'keptDraftsDays'>,
) {
  const { setProblem, setPage, setEnded, setMode, setLoan, setForm } = state;

  /** The form as it opens, its cities as this page's language has them. */
  const inLanguage = useCallback(
    (form: FormState): FormState => ({
      ...form,
      answers: withCitiesInLanguage(form.answers, citiesFromOtherLanguage),
    }),
    [citiesFromOtherLanguage],
  );
  const begin = useCallback((form: FormState) => setForm(inLanguage(form)), [setForm, inLanguage]);

  /** The applicant's own link, until it could be opened. */
  const draftLink = useRef<string>(undefined);

  /** The applicant's own application, with what their link brought if there is one. */
  const openOwn = useCallback(
    async (brought?: Session) => {
      storeLinkedBroker();
      const opened = await openApplication(brought);
      if (opened.kind === 'unreachable') return setProblem('loading');
      if (opened.kind === 'not-offered') setProblem('not-offered');
      if (opened.kind !== 'opened') return setPage('params-missing');
      const { loan, session } = opened;
      hold(session?.token);
      setLapsed(opened.lapsed);
      setLoan(loan);
      const form = withChosenBroker(resumedForm(session, loan), brought !== undefined);
      begin(arrive(form, 'applicant', session?.signedIn));
      setPage(session ? 'form' : 'captcha');
    },
    [arrive, begin, hold, setLapsed, setProblem, setPage, setLoan],
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

  /** The form under a session that the bot check opened: as it was filled in here, or as it was left. */
  const formUnder = (session: Session): FormState => {
    const { form, loan } = state.current();
    if (expired) {
      // Another session may not write to this draft: the answers go on under a new one.
      const isSame = session.draft && answer(session.draft, 'uniqId') === form.uniqId;
      return isSame ? form : { ...form, uniqId: crypto.randomUUID() };
    }
    if (session.draft && loan)
      return inLanguage(
        arrive(withChosenBroker(resumedForm(session, loan), false), 'applicant', session.signedIn),
      );
    const forgotten = lapsed && whyNothingCame(lapsed, keptDraftsDays, Date.now());
    return forgotten ? { ...form, forgotten } : form;
  };

  return { open, formUnder };
}
