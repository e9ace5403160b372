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
  words: Pick<HomeWords, 'headline' | 'lead' | 'credit' | 'views' | 'tabs' | 'steps'>;
  simulatorWords: SimulatorWords;
  locale: Locale;
  /** The sentence of CDE/WER VII.64 §2. */
  warning: string;
  /** The first is the one it opens with. */
  loans: readonly StagedLoan[];
  mortgages: StagedMortgages;
}

const VIEW = 'home-view';
const PANEL = 'home-simulator';

const loadMortgageStage = () => import('./mortgage-stage.tsx');
const MortgageStage = lazy(loadMortgageStage);

/**
 * The home page's simulators, one at a time: a loan's or the mortgages', with the hero above and the
 * steps of its request below. What one chooses changes all three.
 */
export function HomeStage(props: HomeStageProps) {
  const { words, simulatorWords, locale, warning, loans, mortgages } = props;
  const stage = useStage(loans, mortgages.page, loadMortgageStage);
  const { view, loan, isAlive } = stage;
  const { family } = loan.offered;
  const views: { key: HomeView; label: string; href: string }[] = [
    { key: 'loan', label: words.views.loan, href: loan.page },
    { key: 'credit', label: words.views.credit, href: mortgages.page },
  ];
  return (
    <>
      <div className="page-width">
        <TabLinks
          label={words.views.label}
          tabs={views}
          chosen={view}
          onChoose={stage.chooseView}
          panel={VIEW}
          isAlive={isAlive}
          isLarge
        />
      </div>
      <div id={VIEW} {...(isAlive ? { role: 'tabpanel', 'aria-labelledby': `tab-${view}` } : {})}>
        {view === 'credit' ? (
          <>
            <div className="page-width home-stage__head">
              <Headline title={words.credit.headline} lead={words.credit.lead} />
            </div>
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
            <div className="page-width home-stage__head">
              <Headline title={words.headline} lead={words.lead} />
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
                isAlive={isAlive}
              />
            </div>
            <div
              id={PANEL}
              className="home-stage"
              {...(isAlive ? { role: 'tabpanel', 'aria-labelledby': `tab-${family}` } : {})}
            >
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
    </>
  );
}
