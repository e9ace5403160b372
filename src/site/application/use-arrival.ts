import { useEffect, useRef, useState } from 'react';
import { reachableSteps, stepNumber } from '#journey/navigation.ts';
import { type LanguageMark, readLanguageMark, removeLanguageMark } from './language-mark.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationState } from './use-application-state.ts';
import type { useLeaving } from './use-leaving.ts';
import type { Steps } from './use-steps.ts';

/** The mark of a switched language, where this page was opened by it; it counts once. */
export function useLanguageMark({ locale, step }: Pick<ApplicationSetup, 'locale' | 'step'>) {
  const [mark, setMark] = useState(() => readLanguageMark({ locale, step }));
  useEffect(removeLanguageMark, []);
  return [mark, setMark] as const;
}

interface Arrival {
  readonly mark: LanguageMark | undefined;
  readonly onArrived: () => void;
  readonly state: ApplicationState;
  readonly steps: Pick<Steps, 'arriveAt'>;
  readonly leaving: Pick<ReturnType<typeof useLeaving>, 'factsAfter'>;
}

/** Opens the step at which the language was switched, where the answers still lead to it. */
export function useArrival({ mark, onArrived, state, steps, leaving }: Arrival): void {
  const isArriving = useRef(false);
  const { page, facts, mode, current, settle } = state;

  const arrive = async ({ step, leaving: from }: LanguageMark) => {
    if (!facts) return;
    settle({ ...current().form, resumed: false });
    // Only the server knows what the two can carry; what it proposes comes with that.
    const isJudgedOfTwo = mode === 'e2' && stepNumber(step) > 3;
    const proposing = from ?? (isJudgedOfTwo ? '3' : undefined);
    const world = proposing ? await leaving.factsAfter(proposing, facts) : facts;
    const isOpen = world && reachableSteps(current().form.answers, world).includes(step);
    // What could not be asked is said where it is asked again.
    const instead = world ? '1' : (proposing ?? '1');
    await steps.arriveAt(isOpen ? step : instead);
  };

  useEffect(() => {
    if (!mark || isArriving.current || page === 'loading') return;
    isArriving.current = true;
    // Without a form there is no step to be at: the first one's address is right.
    const arrived = page === 'form' ? arrive(mark) : steps.arriveAt('1');
    void arrived.finally(onArrived);
  });
}
