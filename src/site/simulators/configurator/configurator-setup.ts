import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { PurchaseWords } from '#words/purchase/purchase.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { EntryLink } from '../loan-page/entry-link.ts';
import type { ConfiguratorOffer } from './configurator-state.ts';
import type { Objective } from './loan-side/objectives.ts';
import type { ConfiguratorType } from './products.ts';

/** Everything that the page passes to its island: texts, tariffs and links. */
export interface ConfiguratorSetup {
  readonly locale: Locale;
  readonly words: ConfiguratorWords;
  /** The texts of every simulator, and those of the mortgage simulators. */
  readonly shared: SimulatorWords;
  readonly mortgageWords: MortgageWords;
  readonly purchaseWords: PurchaseWords;
  readonly quickAccess: LoanWords['quickAccess'];
  /** The warning required by CDE/WER VII.64 §2. */
  readonly warning: string;
  readonly offer: ConfiguratorOffer;
  /** The address of the form for each objective's loan. */
  readonly forms: Readonly<Record<Objective, EntryLink>>;
  /** The address of the appointment form, which a mortgage leads to. */
  readonly appointmentPath: string;
  /** The product page of each credit; instalment loans by objective. */
  readonly more: Readonly<Record<Objective | Exclude<ConfiguratorType, 'PAT'>, string>>;
  readonly privacyPath: string | undefined;
  /** The boat that waits below a failure where nothing else is shown; drawn by the page, shown by its style. */
  readonly boat?: ReactNode;
}
