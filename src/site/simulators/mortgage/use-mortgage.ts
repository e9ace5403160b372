import { useEffect, useState } from 'react';
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

/** Where a mortgage simulator leaves its state for when it is put back on the page. */
export interface MortgageMemory {
  state?: MortgageState;
}

/** A mortgage simulator's state, and what changes it. */
export function useMortgage(
  mortgages: Mortgages,
  opensWith: MortgageType,
  memory?: MortgageMemory,
) {
  const [wasKept] = useState(memory?.state !== undefined);
  const [state, setState] = useState<MortgageState>(
    () => memory?.state ?? openMortgage(mortgages, opensWith),
  );
  useEffect(() => {
    if (memory) memory.state = state;
  }, [memory, state]);
  return {
    state,
    wasKept,
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
