import type { Dispatch, ReactNode, RefObject } from 'react';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { ConfiguratorAction, ConfiguratorState } from './configurator-state.ts';
import type { DetailedOffers } from './detailed-offers.ts';

/** What the page gives to both of its sides: the instalment loans and the mortgages. */
export interface SideProps {
  setup: ConfiguratorSetup;
  /** What is entered. */
  state: ConfiguratorState;
  /** What the answer belongs to: an amount that is emptied to type another keeps its answer. */
  answered: ConfiguratorState;
  /** Until the page is hydrated, a choice would not change the figures. */
  disabled: boolean;
  onChange: Dispatch<ConfiguratorAction>;
  /** The query that opens the page as it is now. */
  ownAddress: () => string;
  /** Where the progress is told; it takes the focus of a button that goes away. */
  status: RefObject<HTMLElement | null>;
}

/** A side as it fills the page. */
export interface Side {
  /** The product in view, for other programs. */
  readonly product: string;
  /** Where the form leads without script, and what it carries next to its controls. */
  readonly formPath: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** The sentence to complete, with the choices around it. */
  readonly question: ReactNode;
  /** What is being loaded or asked; empty if nothing is. */
  readonly progress: string;
  /** What stays in view of the answer, and the rest of it. */
  readonly head: ReactNode;
  readonly answer: ReactNode;
  readonly details: DetailedOffers | undefined;
  /** The details are expected: their place is kept. */
  readonly areDetailsAwaited: boolean;
  /** The details answer an earlier question. */
  readonly isStale: boolean;
  readonly legal: ReactNode;
  /** The answer for screen readers. */
  readonly spoken: string;
  /** Goes on with a valid amount. */
  readonly onSubmit: (submitter: HTMLElement | null) => void;
}
