import { expect, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { Bridge } from '#site/components/drawings/bridge.tsx';
import { gatherStage, laterPathOf } from '#site/simulators/home/gather-stage.ts';
import { HomeStage } from '#site/simulators/home/home-stage.tsx';
import type { StagedLater } from '#site/simulators/home/use-stage.ts';
import { FAMILIES, offeredBy } from '#site/simulators/loan/families.ts';
import { Simulator, type SimulatorProps } from '#site/simulators/loan/simulator.tsx';
import { findEntryLink } from '#site/simulators/loan-page/entry-link.ts';
import {
  MortgageSimulator,
  type MortgageSimulatorProps,
} from '#site/simulators/mortgage/mortgage-simulator.tsx';
import { type MortgageType, TYPES } from '#site/simulators/mortgage/mortgage-types.ts';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { fluvia } from '../examples/fluvia.ts';
import { type Opened, SimulatorPage } from './simulator-page.tsx';

/** Opens the simulator of a family of loans on its own page. */
export function openLoan(
  family: ProductFamily,
  opened: Opened = {},
  props: Partial<SimulatorProps> = {},
): SimulatorPage {
  const { locale = 'fr' } = opened;
  const { page, leadsTo } = FAMILIES[family];
  return new SimulatorPage(
    <Simulator
      words={simulatorWords(locale, 'river')}
      locale={locale}
      offered={offeredBy(family, fluvia.tariffs)}
      {...findEntryLink(leadsTo, locale)}
      {...props}
    />,
    { at: ADDRESSES[page][locale], ...opened },
  );
}

/** Opens the simulator of a type of mortgage on its own page. */
export function openMortgages(
  type: MortgageType,
  opened: Opened = {},
  props: Partial<MortgageSimulatorProps> = {},
): SimulatorPage {
  const { locale = 'fr' } = opened;
  return new SimulatorPage(
    <MortgageSimulator
      words={mortgage[locale]}
      shared={simulatorWords(locale, 'river')}
      locale={locale}
      mortgages={withFixedRatesOnly(fluvia.mortgages)}
      opensWith={type}
      formPath={ADDRESSES.mortgageAppointment[locale]}
      {...props}
    />,
    { at: ADDRESSES[TYPES[type].page][locale], ...opened },
  );
}

/** Opens the simulators of the home page. `answer` is what the server says of those that are loaded later. */
export function openHome(
  opened: Opened = {},
  answer: (later: StagedLater) => Promise<Response> = async (later) => Response.json(later),
): SimulatorPage {
  const { locale = 'fr' } = opened;
  const { first, tabs, later } = gatherStage(fluvia, locale);
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe(laterPathOf(locale));
    return answer(later);
  });
  return new SimulatorPage(
    <HomeStage
      words={home[locale]}
      simulatorWords={simulatorWords(locale, 'river')}
      locale={locale}
      warning={frame[locale].warning}
      first={first}
      tabs={tabs}
      mortgagePage={ADDRESSES.mortgage[locale]}
      laterPath={laterPathOf(locale)}
    >
      <Bridge />
    </HomeStage>,
    { at: `/${locale}/`, ...opened },
  );
}

/** The page's address with this query. */
export function atLoan(family: ProductFamily, query: string, locale: Locale = 'fr'): string {
  return ADDRESSES[FAMILIES[family].page][locale] + query;
}
