import { lazy, Suspense } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { HomeWords } from '#words/home/home.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { Simulator } from '../loan/simulator.tsx';
import { Headline } from '../loan-page/headline.tsx';
import { Legal } from '../loan-page/legal.tsx';
import type { StagedMortgages } from './mortgage-stage.tsx';
import { Steps } from './steps.tsx';
import { TabLinks } from './tab-links.tsx';
import { type HomeView, LOAN, MORTGAGE, type StagedLoan, useStage } from './use-stage.ts';
import './home-stage.css';

export interface HomeStageProps {
  words: Pick<HomeWords, 'headline' | 'lead' | 'leadMore' | 'credit' | 'views' | 'tabs' | 'steps'>;
  simulatorWords: SimulatorWords;
  locale: Locale;
  /** The warning required by CDE/WER VII.64 §2. */
  warning: string;
  /** The loans; the page opens with the first. */
  loans: readonly StagedLoan[];
  mortgages: StagedMortgages;
}

const VIEW = 'home-view';
const PANEL = 'home-simulator';

const loadMortgageStage = () => import('./mortgage-stage.tsx');
const MortgageStage = lazy(loadMortgageStage);

/**
 * The home page's simulators, a loan's or the mortgage simulator, one at a time, with the hero and
 * the choice above and the steps of the request below. The visitor's choice changes all three.
 */
export function HomeStage(props: HomeStageProps) {
  const { words, simulatorWords, locale, warning, loans, mortgages } = props;
  const stage = useStage(loans, mortgages.page, loadMortgageStage);
  const { view, loan, isHydrated } = stage;
  const { family } = loan.offered;
  const views: { key: HomeView; label: string; href: string }[] = [
    { key: 'loan', label: words.views.loan, href: loan.page },
    { key: 'credit', label: words.views.credit, href: mortgages.page },
  ];
  const panelOf = (tab: string) =>
    isHydrated ? { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` } : {};
  const { headline, lead, leadMore } = view === 'credit' ? words.credit : words;
  return (
    <div className="home-stage">
      <div className="home-stage__head">
        <Headline title={headline} lead={lead} more={leadMore} />
        <div className="home-stage__choice">
          <TabLinks
            label={words.views.label}
            tabs={views}
            chosen={view}
            onChoose={stage.chooseView}
            panel={VIEW}
            isHydrated={isHydrated}
          />
          {view === 'loan' && (
            <TabLinks
              label={words.tabs.label}
              tabs={loans.map(({ offered, page }) => ({
                key: offered.family,
                label: words.tabs[offered.family],
                href: page,
              }))}
              chosen={family}
              onChoose={stage.chooseLoan}
              panel={PANEL}
              isHydrated={isHydrated}
            />
          )}
        </div>
      </div>
      <div id={VIEW} {...panelOf(view)}>
        {view === 'credit' ? (
          <>
            <Suspense>
              <MortgageStage
                {...mortgages}
                locale={locale}
                shared={simulatorWords}
                warning={warning}
                ownQuery={{ [LOAN]: MORTGAGE }}
                memory={stage.mortgageMemory}
              />
            </Suspense>
            <Steps words={words.steps.mortgage} />
          </>
        ) : (
          <>
            <div id={PANEL} className="home-stage__panel" {...panelOf(family)}>
              <Simulator
                key={family}
                words={simulatorWords}
                locale={locale}
                offered={loan.offered}
                {...loan.form}
                linkPath={loan.page}
                ownQuery={{ [LOAN]: family }}
                memory={stage.memoryOf(family)}
                saysPurpose
              />
            </div>
            <Legal
              warning={warning}
              words={simulatorWords}
              locale={locale}
              tariffs={loan.offered.choices.map(({ tariff }) => tariff)}
            />
            <Steps words={words.steps[family === 'coproperty' ? 'inquiry' : 'application']} />
          </>
        )}
      </div>
    </div>
  );
}
