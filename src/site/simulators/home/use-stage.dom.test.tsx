import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/dom/eventually.ts';
import { closeSimulators, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { gatherStage } from './gather-stage.ts';
import { useStage } from './use-stage.ts';

afterEach(closeSimulators);

const { first, tabs, later } = gatherStage(fluvia, 'fr');
const mortgagePage = '/fr/credit-hypothecaire/';

/** What the home page shows, in words, over a script of the mortgages that comes when a test lets it. */
function Stage({ load }: { load: () => Promise<unknown> }) {
  const { view, loan, missing, tryAgain, chooseLoan, chooseView } = useStage({
    first,
    tabs,
    mortgagePage,
    load: { later: async () => later, mortgageScript: load },
  });
  return (
    <>
      <output>{view === 'credit' ? 'mortgages' : loan.offered.family}</output>
      <button type="button" onClick={() => chooseView('credit')}>
        mortgages
      </button>
      <button type="button" onClick={() => chooseView('loan')}>
        loans
      </button>
      <button type="button" onClick={() => chooseLoan('car')}>
        car
      </button>
      {missing && (
        <button type="button" onClick={tryAgain}>
          {missing.page}
        </button>
      )}
    </>
  );
}

/** Opens it, with the loads that were begun. */
function openStage(at = '/fr/') {
  const loads: PromiseWithResolvers<void>[] = [];
  const load = () => {
    const begun = Promise.withResolvers<void>();
    loads.push(begun);
    return begun.promise;
  };
  const page = new SimulatorPage(<Stage load={load} />, { at });
  const finish = (index: number, how: 'arrives' | 'fails') =>
    act(async () => (how === 'arrives' ? loads[index]?.resolve() : loads[index]?.reject()));
  return { page, loads, finish, shown: () => page.find('output').textContent };
}

describe('the mortgages of the home page', () => {
  it('are not loaded before they are asked for', () => {
    expect(openStage().loads).toHaveLength(0);
  });

  it('take the loan’s place once they are loaded, not before', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    expect(shown()).toBe('personal');
    expect(location.search).toBe('?loan=mortgage');
    await finish(0, 'arrives');
    await eventually(() => expect(shown()).toBe('mortgages'));
    expect(page.left).toEqual([]);
  });

  it('are loaded at once where the address names them', async () => {
    const { finish, shown } = openStage('/fr/?loan=mortgage');
    await finish(0, 'arrives');
    await eventually(() => expect(shown()).toBe('mortgages'));
  });

  it('that come late do not replace the loan that was chosen in the meantime', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    page.press('car');
    await finish(0, 'arrives');
    await eventually(() => expect(shown()).toBe('car'));
    expect(location.search).toBe('?loan=car');
  });

  it('that fail late are not reported to a visitor who has chosen a loan in the meantime', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    page.press('loans');
    await finish(0, 'fails');
    expect(page.text).not.toContain(mortgagePage);
    expect(shown()).toBe('personal');
    expect(location.search).toBe('?loan=personal');
  });

  // W-1.16
  it('that fail to load leave the loan in place, and can be tried again', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    await finish(0, 'fails');
    await eventually(() => expect(page.text).toContain(mortgagePage));
    expect(shown()).toBe('personal');
    expect(page.left).toEqual([]);
    page.press(mortgagePage);
    expect(page.text).not.toContain(mortgagePage);
    await finish(1, 'arrives');
    await eventually(() => expect(shown()).toBe('mortgages'));
  });

  it('are shown once, however often they are asked for', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    page.press('loans');
    page.press('mortgages');
    await finish(1, 'arrives');
    await finish(0, 'arrives');
    await eventually(() => expect(shown()).toBe('mortgages'));
    page.press('loans');
    expect(shown()).toBe('personal');
  });

  it('are asked for again where they failed, were left, and are wanted again', async () => {
    const { page, finish, shown } = openStage();
    page.press('mortgages');
    page.press('loans');
    await finish(0, 'fails');
    page.press('mortgages');
    await finish(1, 'arrives');
    await eventually(() => expect(shown()).toBe('mortgages'));
    expect(page.left).toEqual([]);
  });
});
