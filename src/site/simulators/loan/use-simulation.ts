import { useEffect, useState } from 'react';
import type { LoanType, Offered } from './families.ts';
import type { TakenUp } from './loan-link.ts';
import {
  chooseType,
  type Entry,
  openSimulation,
  type SimulationState,
  workOut,
} from './simulation-state.ts';

/** Where a simulator leaves its state for when it is put back on the page. */
export interface SimulatorMemory {
  state?: SimulationState;
}

/** A simulator's state, and what changes it. */
export function useSimulation(offered: Offered, memory?: SimulatorMemory) {
  const [wasKept] = useState(memory?.state !== undefined);
  const [state, setState] = useState<SimulationState>(
    () => memory?.state ?? openSimulation(offered),
  );
  useEffect(() => {
    if (memory) memory.state = state;
  }, [memory, state]);

  return {
    state,
    wasKept,
    setEntry: (changed: Partial<Entry>) =>
      setState((before) => workOut(before, { ...before.entry, ...changed })),
    setDuration: (duration: number) =>
      setState((before) => workOut(before, before.entry, duration)),
    setType: (type: LoanType) => setState((before) => chooseType(before, offered, type)),
    takeUp: ({ type, entry, duration }: TakenUp) =>
      setState((before) =>
        workOut(chooseType(before, offered, type ?? before.choice.type), entry, duration),
      ),
  };
}
