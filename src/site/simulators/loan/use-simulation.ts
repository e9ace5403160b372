import { type StateMemory, useKeptState } from '../frame/use-kept-state.ts';
import type { LoanType, Offered } from './families.ts';
import type { TakenUp } from './loan-link.ts';
import {
  chooseType,
  type Entry,
  openSimulation,
  type SimulationState,
  workOut,
} from './simulation-state.ts';

/** Where a simulator keeps its state while it is unmounted. */
export type SimulatorMemory = StateMemory<SimulationState>;

/** A simulator's state and its actions. */
export function useSimulation(offered: Offered, memory?: SimulatorMemory) {
  const { state, setState, wasKept } = useKeptState(() => openSimulation(offered), memory);
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
