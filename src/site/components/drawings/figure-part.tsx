import type { ReactNode } from 'react';
import { ApartmentsPart } from './apartments.tsx';
import { BargePart } from './barge.tsx';
import { BicyclePart } from './bicycle.tsx';
import { BoatPart } from './boat.tsx';
import { BridgePart } from './bridge.tsx';
import { BusPart } from './bus.tsx';
import { CamperPart } from './camper.tsx';
import { CarPart } from './car.tsx';
import { CranePart } from './crane.tsx';
import { CratesPart } from './crates.tsx';
import { GaragePart } from './garage.tsx';
import { HousesPart } from './houses.tsx';
import { LampPart } from './lamp.tsx';
import { LockPart } from './lock.tsx';
import { OfficePart } from './office.tsx';
import type { Figure } from './rules.ts';
import { ScaffoldPart } from './scaffold.tsx';
import { TreePart } from './tree.tsx';
import { VillaPart } from './villa.tsx';

/** Every figure as it is drawn where nothing is said of its kind. */
export const FIGURE_PARTS: Readonly<Record<Figure, ReactNode>> = {
  apartments: <ApartmentsPart />,
  barge: <BargePart />,
  bicycle: <BicyclePart />,
  boat: <BoatPart />,
  bridge: <BridgePart />,
  bus: <BusPart />,
  camper: <CamperPart />,
  car: <CarPart />,
  crane: <CranePart />,
  crates: <CratesPart />,
  garage: <GaragePart />,
  houses: <HousesPart />,
  lamp: <LampPart />,
  lock: <LockPart />,
  office: <OfficePart />,
  scaffold: <ScaffoldPart />,
  tree: <TreePart />,
  villa: <VillaPart />,
};
