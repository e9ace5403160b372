import type { Locale } from '#domain/locale/locale.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { OwnQuery } from '../frame/own-address.ts';
import { MortgageLegal } from '../mortgage/mortgage-legal.tsx';
import { MortgageSimulator } from '../mortgage/mortgage-simulator.tsx';
import type { MortgageType } from '../mortgage/mortgage-types.ts';
import type { MortgageMemory } from '../mortgage/use-mortgage.ts';

/** What the home page passes to its mortgage part. */
export interface StagedMortgages {
  readonly mortgageWords: MortgageWords;
  readonly mortgages: Mortgages;
  readonly opensWith: MortgageType;
  /** That mortgage's own page. */
  readonly page: string;
  /** The address of the appointment form. */
  readonly formPath: string;
}

export interface MortgageStageProps extends StagedMortgages {
  locale: Locale;
  shared: SimulatorWords;
  warning: string;
  ownQuery: OwnQuery;
  memory: MortgageMemory;
}

/** The mortgage simulator on the home page, with the legal text next to it. */
export function MortgageStage(props: MortgageStageProps) {
  const { locale, shared, warning, mortgageWords, mortgages, opensWith, page } = props;
  const { formPath, ownQuery, memory } = props;
  return (
    <>
      <div className="home-stage__panel">
        <MortgageSimulator
          words={mortgageWords}
          shared={shared}
          locale={locale}
          mortgages={mortgages}
          opensWith={opensWith}
          formPath={formPath}
          linkPath={page}
          ownQuery={ownQuery}
          memory={memory}
        />
      </div>
      <MortgageLegal
        warning={warning}
        words={mortgageWords}
        locale={locale}
        mortgages={mortgages}
      />
    </>
  );
}

export default MortgageStage;
