import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { HomeWords } from '#words/home/home.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { Failure } from '../frame/failure.tsx';
import { Simulator } from '../loan/simulator.tsx';
import { Headline } from '../loan-page/headline.tsx';
import { Legal } from '../loan-page/legal.tsx';
import { loadLater } from './load-later.ts';
import { Steps } from './steps.tsx';
import { TabLinks } from './tab-links.tsx';
import {
  type HomeView,
  LOAN,
  type LoanTab,
  MORTGAGE,
  type StagedLoan,
  useStage,
} from './use-stage.ts';
import './home-stage.css';

export interface HomeStageProps {
  words: Pick<HomeWords, 'headline' | 'lead' | 'views' | 'tabs' | 'missing'>;
  simulatorWords: SimulatorWords;
  locale: Locale;
  /** The warning required by CDE/WER VII.64 §2. */
  warning: string;
  /** The loan that the page opens with. */
  first: StagedLoan;
  tabs: readonly LoanTab[];
  /** The mortgages' own page; undefined where none is offered. */
  mortgagePage: string | undefined;
  /** Where the other loans and the mortgages are read, as `StagedLater`. */
  laterPath: string;
  /** The drawing next to the steps: the build draws it, and no script does. */
  children: ReactNode;
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
  const { words, simulatorWords, locale, warning, first, tabs, mortgagePage, laterPath, children } =
    props;
  const stage = useStage({
    first,
    tabs,
    mortgagePage,
    load: { later: () => loadLater(laterPath), mortgageScript: loadMortgageStage },
  });
  const { view, loan, isHydrated, missing } = stage;
  const failure = useRef<HTMLDivElement>(null);
  const { family } = loan.offered;
  const views: { key: HomeView; label: string; href: string }[] = [
    { key: 'loan', label: words.views.loan, href: loan.page },
    ...(mortgagePage
      ? [{ key: 'credit' as const, label: words.views.credit, href: mortgagePage }]
      : []),
  ];
  const panelOf = (tab: string, among: readonly unknown[]) =>
    isHydrated && among[1] ? { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` } : {};
  const credit = view === 'credit' ? stage.credit : undefined;
  const { headline, lead } = credit?.words ?? words;
  return (
    <div className="home-stage">
      <div className="home-stage__head">
        <Headline title={headline} lead={lead} />
        <div className="home-stage__choice">
          <TabLinks
            label={words.views.label}
            tabs={views}
            chosen={view}
            onChoose={stage.chooseView}
            onNear={stage.prepare}
            panel={VIEW}
            isHydrated={isHydrated}
          />
          {view === 'loan' && (
            <TabLinks
              label={words.tabs.label}
              tabs={tabs.map(({ family, page }) => ({
                key: family,
                label: words.tabs[family],
                href: page,
              }))}
              chosen={family}
              onChoose={stage.chooseLoan}
              onNear={stage.prepare}
              panel={PANEL}
              isHydrated={isHydrated}
            />
          )}
        </div>
        <div tabIndex={-1} ref={failure}>
          {missing && (
            <div className="home-stage__missing">
              <Failure
                words={words.missing}
                again={words.missing.again}
                onRetry={stage.tryAgain}
                place={failure}
              >
                <a href={missing.page}>{words.missing.page}</a>
              </Failure>
            </div>
          )}
        </div>
      </div>
      <div id={VIEW} {...panelOf(view, views)}>
        {credit ? (
          <>
            <Suspense>
              <MortgageStage
                {...credit.mortgages}
                locale={locale}
                shared={simulatorWords}
                warning={warning}
                ownQuery={{ [LOAN]: MORTGAGE }}
                memory={stage.mortgageMemory}
              />
            </Suspense>
            <Steps words={credit.words.steps} drawing={children} />
          </>
        ) : (
          <>
            <div id={PANEL} className="home-stage__panel" {...panelOf(family, tabs)}>
              <Simulator
                key={family}
                words={simulatorWords}
                locale={locale}
                offered={loan.offered}
                {...loan.form}
                linkPath={loan.page}
                ownQuery={{ [LOAN]: family }}
                memory={stage.memoryOf(family)}
              />
            </div>
            <Legal
              warning={warning}
              words={simulatorWords}
              locale={locale}
              tariffs={loan.offered.choices.map(({ tariff }) => tariff)}
            />
            <Steps words={loan.steps} drawing={children} />
          </>
        )}
      </div>
    </div>
  );
}
