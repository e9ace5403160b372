import type { Locale } from '#domain/locale/locale.ts';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import type { LoanWords } from '#words/loan/loan.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { PurchaseWords } from '#words/purchase/purchase.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { FormWay } from '../loan-page/form-way.ts';
import type { ConfiguratorOffer } from './configurator-state.ts';
import type { ConfiguratorType, Objective } from './objectives.ts';

/** All that the page hands its island: words, what is lent, and where one can go from there. */
export interface ConfiguratorSetup {
  readonly locale: Locale;
  readonly words: ConfiguratorWords;
  /** What every simulator says, and what those of the mortgages do. */
  readonly shared: SimulatorWords;
  readonly mortgageWords: MortgageWords;
  readonly purchaseWords: PurchaseWords;
  readonly quickAccess: LoanWords['quickAccess'];
  /** The sentence of CDE/WER VII.64 §2. */
  readonly warning: string;
  readonly offer: ConfiguratorOffer;
  /** The form of each objective's loan. */
  readonly forms: Readonly<Record<Objective, FormWay>>;
  /** Of the appointment's form, where a mortgage leads. */
  readonly appointmentPath: string;
  /** The page that says more of each: of an instalment loan, by its objective. */
  readonly more: Readonly<Record<Objective | Exclude<ConfiguratorType, 'PAT'>, string>>;
  readonly privacyPath: string | undefined;
}
