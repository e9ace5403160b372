import { useEffect, useRef } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { StepId } from '#journey/step.ts';
import { stepAt, stepPath } from '#journey/steps.ts';

interface StepHistory {
  readonly locale: ContractLocale;
  /** The step the page was opened at. */
  readonly initial: StepId;
  /** The step one is at. */
  readonly current: () => StepId;
  readonly canOpen: (id: StepId) => boolean;
  readonly open: (id: StepId) => void;
}

/** What an entry of the history keeps: the step that it was opened from. */
interface EntryState {
  readonly after: StepId;
}

/**
 * The steps in the browser's history. Who arrives at another step than the first, with no step
 * before it, is sent to the first (spec 3 §2); Back and Forward open what can be reached. An entry
 * whose step is none any more is passed over on the way back, and does nothing on the way forward.
 */
export function useStepHistory({ locale, initial, current, canOpen, open }: StepHistory) {
  const handlers = useRef({ current, canOpen, open });
  handlers.current = { current, canOpen, open };

  // A step opens at its title, on the way back too: the browser would show where another one was left.
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (initial !== '1') history.replaceState(null, '', stepPath('1', locale));
  }, [initial, locale]);

  useEffect(() => {
    const follow = () => {
      const found = stepAt(location.pathname);
      if (!found) return;
      if (handlers.current.canOpen(found.step)) return handlers.current.open(found.step);
      if (handlers.current.current() !== '7') return history.back();
      // Behind the thank-you there is nothing to go back to.
      history.replaceState(null, '', stepPath('1', locale));
      handlers.current.open('1');
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [locale]);

  const replace = (id: StepId) => {
    history.replaceState(history.state, '', stepPath(id, locale));
    open(id);
  };

  return {
    push: (id: StepId) => {
      const state: EntryState = { after: current() };
      history.pushState(state, '', stepPath(id, locale));
      open(id);
    },
    replace,
    /** Opens a step in the place of the one that is left, which keeps no entry. */
    replaceOrReturn: (id: StepId) => {
      // Two entries of one step in a row would make a press of Back that does nothing.
      if ((history.state as EntryState | null)?.after === id) history.back();
      else replace(id);
    },
  };
}
