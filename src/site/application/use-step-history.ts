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

/**
 * The steps in the browser's history. Who arrives at another step than the first, with no step
 * before it, is sent to the first (spec 3 §2); Back and Forward open what can be reached, and stay
 * where one is otherwise: a proposal that was left is none any more.
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
    // Behind the thank-you there is nothing to stay with.
    const instead = () => {
      const at = handlers.current.current();
      return at === '7' ? '1' : at;
    };
    const follow = () => {
      const found = stepAt(location.pathname);
      if (!found) return;
      const to = handlers.current.canOpen(found.step) ? found.step : instead();
      if (to !== found.step) history.replaceState(null, '', stepPath(to, locale));
      handlers.current.open(to);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [locale]);

  return {
    push: (id: StepId) => {
      history.pushState(null, '', stepPath(id, locale));
      open(id);
    },
    replace: (id: StepId) => {
      history.replaceState(null, '', stepPath(id, locale));
      open(id);
    },
  };
}
