import type { MortgageMode, Mortgages } from '#domain/mortgage/mortgage.ts';
import { type StateMemory, useKeptState } from '../frame/use-kept-state.ts';
import type { TakenUpMortgage } from './mortgage-link.ts';
import {
  chooseMode,
  chooseType,
  enter,
  type MortgageEntry,
  type MortgageState,
  openMortgage,
} from './mortgage-state.ts';
import { type MortgageType, typesOffered } from './mortgage-types.ts';

/** Where a mortgage simulator keeps its state while it is unmounted. */
export type MortgageMemory = StateMemory<MortgageState>;

/** A mortgage simulator's state and its actions. */
export function useMortgage(
  mortgages: Mortgages,
  opensWith: MortgageType,
  memory?: MortgageMemory,
) {
  const { state, setState, wasKept } = useKeptState(
    () => openMortgage(mortgages, opensWith),
    memory,
  );
  return {
    state,
    wasKept,
    setEntry: (changed: Partial<MortgageEntry>) =>
      setState((before) => enter(mortgages, before, changed)),
    setMode: (mode: MortgageMode) => setState((before) => chooseMode(mortgages, before, mode)),
    setType: (type: MortgageType) => setState((before) => chooseType(mortgages, before, type)),
    takeUp: ({ type, mode, entry }: TakenUpMortgage) =>
      setState((before) => {
        const isOffered = type && typesOffered(mortgages).includes(type);
        const typed = isOffered ? chooseType(mortgages, before, type) : before;
        return enter(mortgages, chooseMode(mortgages, typed, mode), entry);
      }),
  };
}
