import { useState } from 'react';
import type { MortgageMode, Mortgages } from '#domain/mortgage/mortgage.ts';
import type { TakenUpMortgage } from './mortgage-link.ts';
import {
  chooseMode,
  chooseType,
  enter,
  type MortgageEntry,
  type MortgageState,
  openMortgage,
} from './mortgage-state.ts';
import type { MortgageType } from './mortgage-types.ts';

/** A mortgage simulator's state, and what changes it. */
export function useMortgage(mortgages: Mortgages, opensWith: MortgageType) {
  const [state, setState] = useState<MortgageState>(() => openMortgage(mortgages, opensWith));
  return {
    state,
    setEntry: (changed: Partial<MortgageEntry>) =>
      setState((before) => enter(mortgages, before, changed)),
    setMode: (mode: MortgageMode) => setState((before) => chooseMode(mortgages, before, mode)),
    setType: (type: MortgageType) => setState((before) => chooseType(mortgages, before, type)),
    takeUp: ({ type, mode, entry }: TakenUpMortgage) =>
      setState((before) => {
        const typed = type ? chooseType(mortgages, before, type) : before;
        return enter(mortgages, chooseMode(mortgages, typed, mode), entry);
      }),
  };
}
