import { BargeAhead } from '#site/components/drawings/barge-ahead.tsx';
import { BoatPart } from '#site/components/drawings/boat.tsx';
import { BridgePart } from '#site/components/drawings/bridge.tsx';
import { CarPart } from '#site/components/drawings/car.tsx';
import { At } from '#site/components/drawings/drawing.tsx';
import { FIGURE_PARTS } from '#site/components/drawings/figure-part.tsx';
import { HousesPart } from '#site/components/drawings/houses.tsx';
import { TREES, type TreeKind, TreePart } from '#site/components/drawings/tree.tsx';
import type { Composition, PlacedPart } from './compose-scene.ts';
import { pick, type Random } from './seeded-random.ts';

export interface ScenePartProps {
  placed: PlacedPart;
  composition: Composition;
  random: Random;
}

/** A figure of a scene at its place; those drawn in several variants get a random one. */
export function ScenePartDrawing(props: ScenePartProps) {
  const { part, x, y } = props.placed;
  return (
    <At x={x} y={y} figure={part}>
      <Variant {...props} />
    </At>
  );
}

/** The banks and the water that a bridge or a lock stands between, drawn before all figures. */
export function Surroundings({
  composition: { parts, ground },
}: Pick<ScenePartProps, 'composition'>) {
  const [works] = parts.filter(({ part }) => part === ground);
  if (works === undefined) return null;
  return <At x={works.x}>{ground === 'lock' ? <LockSurroundings /> : <Embankment />}</At>;
}

function Variant({ placed, composition, random }: ScenePartProps) {
  switch (placed.part) {
    case 'houses':
      return <HousesPart row={placed.row} />;
    case 'tree':
      return <TreePart kind={pick(random, Object.keys(TREES) as TreeKind[])} />;
    case 'car':
      return <CarPart kind={pick(random, ['saloon', 'estate'])} />;
    case 'boat':
      return <BoatPart kind={placed.isLow ? 'rowing' : pick(random, ['rowing', 'sailing'])} />;
    case 'bridge':
      return (
        <>
          <BridgePart />
          {composition.isPassing && <BargeAhead />}
        </>
      );
    default:
      return FIGURE_PARTS[placed.part];
  }
}

/** High water on one side, low water below the quay on the other. */
function LockSurroundings() {
  return (
    <>
      <path className="news-picture__lock-water" d="M-900 132h1028v198h-1028z" />
      <path className="news-picture__quay" d="M202 118h1200v68H202z" />
      <path className="drawing__water" d="M-900 132H0" />
      <path d="M128 208v122M202 186h1200M202 186v144M410 118v68M490 118v68" />
      <path className="drawing__brick" d="M128 330V207h20v123zM182 330V207h20v123z" />
    </>
  );
}

/** The road continues on both sides of the bridge. */
function Embankment() {
  return (
    <>
      <path className="drawing__brick" d="M-900 186v-42H1v42zM359 186v-42h1041v42z" />
      <path d="M-900 144H0M360 144h1040M-900 134H0M360 134h1040M-900 186H0M360 186h1040" />
      <path d="M-60 134v10M-120 134v10M-180 134v10M420 134v10M480 134v10M540 134v10" />
    </>
  );
}
