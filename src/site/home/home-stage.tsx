import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import type { HomeWords } from '#words/home/home.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { Headline } from '../loan/headline.tsx';
import { Legal } from '../loan/legal.tsx';
import type { Offered } from '../simulator/families.ts';
import { LINK_FIELDS } from '../simulator/loan-link.ts';
import { Simulator } from '../simulator/simulator.tsx';
import type { SimulatorMemory } from '../simulator/use-simulation.ts';
import { Steps } from './steps.tsx';
import { TabLinks } from './tab-links.tsx';
import './home-stage.css';

/** One loan of the home page: what its simulator offers, its own page, and where `apply` leads. */
export interface StagedLoan {
  readonly offered: Offered;
  readonly page: string;
  readonly form: string;
}

export interface HomeStageProps {
  words: Pick<HomeWords, 'headline' | 'lead' | 'tabs' | 'steps'>;
  simulatorWords: SimulatorWords;
  locale: Locale;
  /** The sentence of CDE/WER VII.64 §2. */
  warning: string;
  /** The first is the one it opens with. */
  loans: readonly StagedLoan[];
}

const PANEL = 'home-simulator';

/** In the home page's address: the loan that is shown, where it is not the first. */
const LOAN = 'loan';

/**
 * The home page's simulators, one at a time, with the hero above and the steps of its request below:
 * what one chooses changes all three.
 */
export function HomeStage({ words, simulatorWords, locale, warning, loans }: HomeStageProps) {
  const { stage, family, choose, memoryOf, isAlive } = useStage(loans);
  const tabs = loans.map(({ offered, page }) => ({
    key: offered.family,
    label: words.tabs[offered.family],
    href: page,
  }));
  return (
    <>
      <div className="home-stage">
        <div className="page-width home-stage__head">
          <Headline title={words.headline} lead={words.lead} />
          <TabLinks
            label={words.tabs.label}
            tabs={tabs}
            chosen={family}
            onChoose={choose}
            panel={PANEL}
            isAlive={isAlive}
          />
        </div>
        <div
          id={PANEL}
          {...(isAlive ? { role: 'tabpanel', 'aria-labelledby': `tab-${family}` } : {})}
        >
          <Simulator
            key={family}
            words={simulatorWords}
            locale={locale}
            offered={stage.offered}
            formPath={stage.form}
            linkPath={stage.page}
            ownQuery={{ [LOAN]: family }}
            memory={memoryOf(family)}
            saysPurpose
          />
        </div>
      </div>
      <Legal
        warning={warning}
        words={simulatorWords}
        locale={locale}
        tariffs={stage.offered.choices.map(({ tariff }) => tariff)}
      />
      <Steps words={words.steps[family === 'coproperty' ? 'inquiry' : 'application']} />
    </>
  );
}

/** Which loan is shown; it stands in the address, so that a reload and coming back find it. */
function useStage(loans: readonly StagedLoan[]) {
  const [first] = loans;
  if (!first) throw new Error('The home page has no loan');
  const [isAlive, setAlive] = useState(false);
  const [family, setFamily] = useState(first.offered.family);
  const memories = useRef(new Map<ProductFamily, SimulatorMemory>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive
  useEffect(() => {
    setAlive(true);
    const named = new URLSearchParams(location.search).get(LOAN);
    const found = loans.find(({ offered }) => offered.family === named);
    if (found) setFamily(found.offered.family);
  }, []);

  const choose = (chosen: ProductFamily) => {
    setFamily(chosen);
    // The loan it carried was another's.
    const query = new URLSearchParams(location.search);
    for (const name of LINK_FIELDS) query.delete(name);
    query.set(LOAN, chosen);
    history.replaceState(history.state, '', `?${query}`);
  };

  const memoryOf = (of: ProductFamily): SimulatorMemory => {
    const memory = memories.current.get(of) ?? {};
    memories.current.set(of, memory);
    return memory;
  };

  const stage = loans.find(({ offered }) => offered.family === family) ?? first;
  return { stage, family, choose, memoryOf, isAlive };
}
