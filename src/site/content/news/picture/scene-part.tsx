import { BargePart } from '#site/components/drawings/barge.tsx';
import { BicyclePart } from '#site/components/drawings/bicycle.tsx';
import { BoatPart } from '#site/components/drawings/boat.tsx';
import { BridgePart } from '#site/components/drawings/bridge.tsx';
import { BusPart } from '#site/components/drawings/bus.tsx';
import { CamperPart } from '#site/components/drawings/camper.tsx';
import { CarPart } from '#site/components/drawings/car.tsx';
import { CranePart } from '#site/components/drawings/crane.tsx';
import { HOUSE_KINDS, HousesPart } from '#site/components/drawings/houses.tsx';
import { LampPart } from '#site/components/drawings/lamp.tsx';
import { LockPart } from '#site/components/drawings/lock.tsx';
import { OfficePart } from '#site/components/drawings/office.tsx';
import { TREES, type TreeKind, TreePart } from '#site/components/drawings/tree.tsx';
import type { ScenePart } from './compose-scene.ts';
import { pick, type Random, shuffle } from './seeded-random.ts';

/** A part of a scene; parts drawn in several variants get a random one. */
export function ScenePartDrawing({ part, random }: { part: ScenePart; random: Random }) {
  switch (part) {
    case 'houses':
      return <HousesPart row={shuffle(random, HOUSE_KINDS)} />;
    case 'tree':
      return <TreePart kind={pick(random, Object.keys(TREES) as TreeKind[])} />;
    case 'car':
      return <CarPart kind={pick(random, ['saloon', 'estate'])} />;
    case 'boat':
      return <BoatPart kind={pick(random, ['rowing', 'sailing'])} />;
    case 'bridge':
      return (
        <>
          <Embankment />
          <BridgePart />
        </>
      );
    case 'lock':
      return (
        <>
          <LockSurroundings />
          <LockPart />
        </>
      );
    case 'barge':
      return <BargePart />;
    case 'bus':
      return <BusPart />;
    case 'bicycle':
      return <BicyclePart />;
    case 'camper':
      return <CamperPart />;
    case 'crane':
      return <CranePart />;
    case 'lamp':
      return <LampPart />;
    case 'office':
      return <OfficePart />;
    case 'sun':
    case 'rain':
      return null; // drawn with the sky
  }
}

/** High water on one side, low water below the quay on the other. */
function LockSurroundings() {
  return (
    <>
      <path className="news-picture__lock-water" d="M-240 132h368v118h-368z" />
      <path className="news-picture__quay" d="M202 118h400v66H202z" />
      <path className="drawing__water" d="M-240 132H0" />
      <path d="M128 208v48M202 184v72M410 118v66M490 118v66" />
      <path className="drawing__brick" d="M128 256v-49h20v49zM182 256v-49h20v49z" />
    </>
  );
}

/** The road continues on both sides of the bridge. */
function Embankment() {
  return (
    <>
      <path className="drawing__brick" d="M-240 192v-44H1v44zM359 192v-44h241v44z" />
      <path d="M-240 148H0M360 148h240M-240 138H0M360 138h240M-240 192H0M360 192h240" />
      <path d="M-60 138v10M-120 138v10M420 138v10M480 138v10" />
    </>
  );
}
