import type { ReactNode } from 'react';
import { BoatPart } from '#site/components/drawings/boat.tsx';
import { CarPart } from '#site/components/drawings/car.tsx';
import { FIGURE_PARTS } from '#site/components/drawings/figure-part.tsx';
import { type HouseKind, HousesPart, widthOfRow } from '#site/components/drawings/houses.tsx';
import type { Figure } from '#site/components/drawings/rules.ts';
import { Scene, type SceneFigure } from '#site/components/drawings/scene.tsx';
import { type TreeKind, TreePart } from '#site/components/drawings/tree.tsx';
import type { LoanText } from '#site/content/loan-texts/loan-texts.ts';

const usual = (figure: Figure): SceneFigure => ({ figure, part: FIGURE_PARTS[figure] });
const tree = (kind: TreeKind): SceneFigure => ({ figure: 'tree', part: <TreePart kind={kind} /> });
const houses = (...row: readonly HouseKind[]): SceneFigure => ({
  figure: 'houses',
  part: <HousesPart row={row} />,
  width: widthOfRow(row),
});
const sailingBoat: SceneFigure = { figure: 'boat', part: <BoatPart kind="sailing" /> };
const estate: SceneFigure = { figure: 'car', part: <CarPart kind="estate" /> };

/** A scene for each loan: what the money is for. */
export const LOAN_SCENES: Readonly<Record<LoanText, ReactNode>> = {
  personal: (
    <Scene ashore={[houses('stepped', 'cornice'), usual('bicycle')]} afloat={[sailingBoat]} />
  ),
  car: <Scene ashore={[tree('poplar'), usual('garage'), usual('car')]} />,
  mobilhome: <Scene ashore={[tree('willow'), usual('camper')]} afloat={[usual('boat')]} />,
  renovation: <Scene ashore={[houses('bell'), usual('scaffold'), usual('crane')]} />,
  grouping: <Scene ashore={[usual('crates'), usual('lamp')]} afloat={[usual('barge')]} />,
  coproperty: <Scene ashore={[tree('lime'), usual('apartments'), usual('bicycle')]} />,
  mortgage: <Scene ashore={[tree('poplar'), usual('villa'), estate]} />,
  lightMortgage: (
    <Scene ashore={[houses('mansard', 'point'), tree('lime')]} afloat={[usual('boat')]} />
  ),
};
