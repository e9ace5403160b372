import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { applicationAfter } from '#journey/application/application-after.ts';
import { factsOf, faultsOf, reachableOf } from '#journey/application/facts-of.ts';
import { valuesFor } from '#journey/application/form.ts';
import { signInOf } from '#journey/application/signing-in.ts';
import { type ApplicationState, initialState } from '#journey/application/state.ts';
import type { Surroundings } from '#journey/application/surroundings.ts';
import { brokerOf } from '#journey/chosen-broker.ts';
import { stepOf } from '#journey/steps.ts';
import { useBrokerName } from '#site/brokers/chosen/use-broker-name.ts';
import { useStop } from '#site/browser/islands/use-stop.ts';
import { listFor } from '#words/fields/choices.ts';
import { carryOut } from './effects/carry-out.ts';
import { readEntry } from './effects/in-the-browser.ts';
import type { Dispatch } from './effects/outside.ts';
import type { ApplicationModel } from './model.ts';
import { useProspect } from './sending/use-prospect.ts';
import { readLanguageMark } from './session/language-mark.ts';
import type { ApplicationSetup } from './setup.ts';
import { useBrowserEvents, useLanguageLinks, useSavingAgain } from './use-browser-events.ts';
import { useWindows } from './use-windows.ts';

/** The application in this window: its state and the visitor's actions. */
export function useApplication(setup: ApplicationSetup): ApplicationModel {
  const { locale } = setup;
  const [state, dispatch] = useMachine(setup);
  useBrowserEvents(dispatch);
  useSavingAgain(state.saving.saved === 'failed', dispatch);
  useLanguageLinks(state.page === 'form' ? state.form.step : '1', dispatch);

  const { form, loan, mode, assessed, postcodes } = state;
  const { proposal } = form;
  // The same facts as long as nothing of them changes: what is asked by them is not asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the form, the proposal alone counts.
  const facts = useMemo(
    () => factsOf(state, surroundingsIn(setup)),
    [loan, proposal, mode, assessed, postcodes, setup],
  );
  const step = stepOf(form.step);
  const isFilledIn = state.page === 'form' && mode === 'e1' && form.step !== '7';
  const { token } = state.session;
  useProspect({ form, facts: isFilledIn ? facts : undefined, locale, token });
  const brokerId = brokerOf(form.answers);
  const brokerName = useBrokerName(brokerId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else is assessed.
  const allFaults = useMemo(() => faultsOf(state, facts), [facts, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else counts.
  const reachable = useMemo(() => reachableOf(state, facts), [facts, form.answers, assessed]);

  return {
    ...state,
    page: state.page === 'form' && isAwaited(state) ? 'loading' : state.page,
    facts,
    step,
    values: valuesFor(step, form),
    allFaults,
    faults: allFaults.filter(
      ({ field }) => form.asked.has(field) || signInOf(field, state) !== undefined,
    ),
    reachable,
    broker: brokerId === undefined ? undefined : { id: brokerId, name: brokerName },
    dispatch,
  };
}

/**
 * Whether the form is not to be shown yet: until the step is opened at which the language was switched, and until it is
 * known which sign-ins stand above it, which would move it.
 */
const isAwaited = ({ arriving, signingIn }: ApplicationState) =>
  arriving !== undefined || signingIn.offered === undefined;

/** The application's state and its dispatch function; the effects are carried out. */
function useMachine(setup: ApplicationSetup): readonly [ApplicationState, Dispatch] {
  const { locale, step, words, productNames } = setup;
  const [state, setState] = useState(() => initialState(crypto.randomUUID()));
  // The present state, available before the next rendering too.
  const latest = useRef(state);
  const hear = useRef<Dispatch>(() => undefined);
  const dispatch = useCallback<Dispatch>((event) => hear.current(event), []);
  const notifyWindows = useWindows(dispatch);
  const stop = useStop();
  hear.current = (event) => {
    try {
      const { state: after, effects } = applicationAfter(
        latest.current,
        event,
        surroundingsIn(setup),
      );
      latest.current = after;
      setState(after);
      for (const effect of effects)
        carryOut(effect, { locale, words, productNames, dispatch, notifyWindows }).catch(stop);
    } catch (error) {
      stop(error);
    }
  };

  useEffect(() => {
    const mark = readLanguageMark({ locale, step });
    dispatch({ kind: 'started', step, ...readEntry(), mark });
  }, [locale, step, dispatch]);

  return [state, dispatch];
}

function surroundingsIn(setup: ApplicationSetup): Surroundings {
  const now = new Date();
  return {
    locale: setup.locale,
    now: now.getTime(),
    today: calendarDateIn(OFFICE_TIME_ZONE, now),
    freshId: crypto.randomUUID(),
    keptDraftsDays: setup.keptDraftsDays,
    citiesFromOtherLanguage: setup.citiesFromOtherLanguage,
    productNames: setup.productNames,
    codesOf: (product, list) => listFor(setup, product, list).map(([code]) => code),
  };
}
