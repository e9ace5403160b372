import { startTransition, useRef, useState } from 'react';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { carryQuery } from '#site/browser/address/carry-query.ts';
import { useHydrated, useOnMount } from '#site/browser/hydration.ts';
import type { HomeWords } from '#words/home/home.ts';
import { SIMULATION_FIELDS } from '../frame/own-address.ts';
import type { Offered } from '../loan/families.ts';
import type { SimulatorProps } from '../loan/simulator.tsx';
import type { SimulatorMemory } from '../loan/use-simulation.ts';
import type { MortgageMemory } from '../mortgage/use-mortgage.ts';
import type { StagedMortgages } from './mortgage-stage.tsx';
import type { StepsWords } from './steps.tsx';

/** A loan of the home page: what its simulator offers, its own page, where `apply` leads, and what follows. */
export interface StagedLoan {
  readonly offered: Offered;
  readonly page: string;
  readonly form: Pick<SimulatorProps, 'formPath' | 'formLanguages'>;
  readonly steps: StepsWords;
}

/** What the home page does not open with, and loads when a visitor reaches for it. */
export interface StagedLater {
  /** Every loan but the first. */
  readonly loans: readonly StagedLoan[];
  /** The mortgages, with what is said above and below them; absent where none is offered. */
  readonly credit?: {
    readonly mortgages: StagedMortgages;
    readonly words: HomeWords['credit'] & { readonly steps: StepsWords };
  };
}

/** A loan's tab, with its own page. */
export interface LoanTab {
  readonly family: ProductFamily;
  readonly page: string;
}

export interface StageProps {
  /** The loan that the page opens with. */
  first: StagedLoan;
  tabs: readonly LoanTab[];
  /** The mortgages' own page; undefined where none is offered. */
  mortgagePage: string | undefined;
  /** Each may fail, and is then called again. */
  load: {
    later: () => Promise<StagedLater>;
    mortgageScript: () => Promise<unknown>;
  };
}

/** Consumer loans, or mortgage credit. */
export type HomeView = 'loan' | 'credit';

/** A choice that failed to load, with its own page. */
export interface MissingChoice {
  readonly chosen: ProductFamily | typeof MORTGAGE;
  readonly page: string;
}

/** The parameter in the home page's address that says what is shown. */
export const LOAN = 'loan';
export const MORTGAGE = 'mortgage';

/**
 * What the home page shows: a loan, or the mortgages. The choice is in the address, so that a
 * reload or going back restores it. All but the first loan is loaded when it is first asked for; if
 * loading fails, what was shown stays, and the choice can be tried again (W-1.16).
 */
export function useStage({ first, tabs, mortgagePage, load }: StageProps) {
  const isHydrated = useHydrated();
  const [view, setView] = useState<HomeView>('loan');
  const [loan, setLoan] = useState(first);
  const [later, setLater] = useState<StagedLater>();
  const [mortgageMemory] = useState<MortgageMemory>({});
  const memories = useRef(new Map<ProductFamily, SimulatorMemory>());
  const loading = useRef<Promise<StagedLater>>(undefined);
  const [missing, setMissing] = useState<MissingChoice>();

  /** The last choice: on a slow connection visitors may change their mind before it is loaded. */
  const wanted = useRef<MissingChoice['chosen']>(first.offered.family);

  const loadLater = () => {
    loading.current ??= load.later().catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  };

  /** Shows what was chosen once it is loaded, or that it failed to load, unless something else was chosen since. */
  const showLoaded = (
    choice: MissingChoice,
    loaded: Promise<StagedLater>,
    show: (later: StagedLater) => void,
  ) => {
    const ifWanted = (go: () => void) => {
      if (wanted.current === choice.chosen) go();
    };
    return loaded.then(
      (part) =>
        ifWanted(() =>
          startTransition(() => {
            setLater(part);
            show(part);
          }),
        ),
      () => ifWanted(() => setMissing(choice)),
    );
  };

  const showLoan = (chosen: ProductFamily) => {
    wanted.current = chosen;
    setMissing(undefined);
    const showIn = (loans: readonly StagedLoan[]) => {
      const found = loans.find(({ offered }) => offered.family === chosen);
      if (found) setLoan(found);
      setView('loan');
    };
    const tab = tabs.find(({ family }) => family === chosen);
    if (later || chosen === first.offered.family) showIn([first, ...(later?.loans ?? [])]);
    else if (tab)
      void showLoaded({ chosen, page: tab.page }, loadLater(), ({ loans }) => showIn(loans));
  };

  const showCredit = () => {
    if (mortgagePage === undefined) return;
    wanted.current = MORTGAGE;
    setMissing(undefined);
    const both = Promise.all([loadLater(), load.mortgageScript()]);
    void showLoaded(
      { chosen: MORTGAGE, page: mortgagePage },
      both.then(([part]) => part),
      () => setView('credit'),
    );
  };

  useOnMount(() => {
    const named = new URLSearchParams(location.search).get(LOAN);
    const tab = tabs.find(({ family }) => family === named);
    if (tab) showLoan(tab.family);
    if (named === MORTGAGE) showCredit();
  });

  const chooseLoan = (chosen: ProductFamily) => {
    showLoan(chosen);
    nameInAddress(chosen);
  };
  const chooseView = (chosen: HomeView) => {
    if (chosen === 'loan') return chooseLoan(loan.offered.family);
    nameInAddress(MORTGAGE);
    showCredit();
  };
  const memoryOf = (of: ProductFamily): SimulatorMemory => {
    const memory = memories.current.get(of) ?? {};
    memories.current.set(of, memory);
    return memory;
  };
  const tryAgain = () => {
    if (missing?.chosen === MORTGAGE) showCredit();
    else if (missing) showLoan(missing.chosen);
  };
  /** A choice is near. Where it fails to load, the choice itself tries again. */
  const prepare = () => void loadLater().catch(() => undefined);

  return {
    view,
    loan,
    credit: later?.credit,
    isHydrated,
    missing,
    tryAgain,
    prepare,
    chooseLoan,
    chooseView,
    memoryOf,
    mortgageMemory,
  };
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
