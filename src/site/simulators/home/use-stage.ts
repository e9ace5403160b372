import { startTransition, useRef, useState } from 'react';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { carryQuery } from '#site/browser/address/carry-query.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import { SIMULATION_FIELDS } from '../frame/own-address.ts';
import type { Offered } from '../loan/families.ts';
import type { SimulatorProps } from '../loan/simulator.tsx';
import type { SimulatorMemory } from '../loan/use-simulation.ts';
import type { MortgageMemory } from '../mortgage/use-mortgage.ts';

/** A loan of the home page: what its simulator offers, its own page, and where `apply` leads. */
export interface StagedLoan {
  readonly offered: Offered;
  readonly page: string;
  readonly form: Pick<SimulatorProps, 'formPath' | 'formLanguages'>;
}

/** Consumer loans, or mortgage credit. */
export type HomeView = 'loan' | 'credit';

/** The parameter in the home page's address that says what is shown. */
export const LOAN = 'loan';
export const MORTGAGE = 'mortgage';

/**
 * What the home page shows: a loan, or the mortgages. The choice is in the address, so that a
 * reload or going back restores it. The mortgage part is loaded when it is first asked for; if
 * loading fails, the mortgage page is opened instead.
 */
export function useStage(
  loans: readonly StagedLoan[],
  mortgagePage: string,
  loadMortgages: () => Promise<unknown>,
) {
  const [first] = loans;
  if (!first) throw new Error('The home page has no loan');
  const isHydrated = useHydrated();
  const [view, setView] = useState<HomeView>('loan');
  const [family, setFamily] = useState(first.offered.family);
  const [mortgageMemory] = useState<MortgageMemory>({});
  const memories = useRef(new Map<ProductFamily, SimulatorMemory>());

  /**
   * The last choice: on a slow connection the visitor may have changed their mind before the
   * mortgages are loaded.
   */
  const wanted = useRef<HomeView>('loan');

  const showCredit = () => {
    wanted.current = 'credit';
    const ifWanted = (go: () => void) => () => {
      if (wanted.current === 'credit') go();
    };
    return loadMortgages().then(
      ifWanted(() => startTransition(() => setView('credit'))),
      ifWanted(() => location.assign(mortgagePage)),
    );
  };

  useOnMount(() => {
    const named = new URLSearchParams(location.search).get(LOAN);
    const found = loans.find(({ offered }) => offered.family === named);
    if (found) setFamily(found.offered.family);
    if (named === MORTGAGE) void showCredit();
  });

  const chooseLoan = (chosen: ProductFamily) => {
    wanted.current = 'loan';
    setFamily(chosen);
    setView('loan');
    nameInAddress(chosen);
  };
  const chooseView = (chosen: HomeView) => {
    if (chosen === 'loan') return chooseLoan(family);
    nameInAddress(MORTGAGE);
    void showCredit();
  };
  const memoryOf = (of: ProductFamily): SimulatorMemory => {
    const memory = memories.current.get(of) ?? {};
    memories.current.set(of, memory);
    return memory;
  };

  const loan = loans.find(({ offered }) => offered.family === family) ?? first;
  return { view, loan, isHydrated, chooseLoan, chooseView, memoryOf, mortgageMemory };
}

/** The figures in the address belonged to another loan. */
function nameInAddress(loan: string): void {
  const query = new URLSearchParams(location.search);
  if (query.get(LOAN) === loan) return;
  for (const name of SIMULATION_FIELDS) query.delete(name);
  query.set(LOAN, loan);
  history.replaceState(history.state, '', `?${query}`);
  carryQuery();
}
