import type { ReactNode } from 'react';
import { Barge } from './barge.tsx';
import { Bicycle } from './bicycle.tsx';
import { Boat } from './boat.tsx';
import { Bridge } from './bridge.tsx';
import { Bus } from './bus.tsx';
import { Camper } from './camper.tsx';
import { Car } from './car.tsx';
import { Crane } from './crane.tsx';
import { Houses } from './houses.tsx';
import { Lamp } from './lamp.tsx';
import { Lock } from './lock.tsx';
import { Office } from './office.tsx';
import { Quayside } from './quayside.tsx';
import { Rain } from './rain.tsx';
import { Sun } from './sun.tsx';
import { Tree } from './tree.tsx';

/** All drawings, by component name. */
export const drawingExamples: readonly { name: string; node: ReactNode }[] = [
  { name: 'Barge', node: <Barge /> },
  { name: 'Lock', node: <Lock /> },
  { name: 'Bridge', node: <Bridge /> },
  { name: 'Houses', node: <Houses /> },
  { name: 'Office', node: <Office /> },
  { name: 'Bus', node: <Bus /> },
  { name: 'Tree', node: <Tree /> },
  { name: 'Bicycle', node: <Bicycle /> },
  { name: 'Car', node: <Car /> },
  { name: 'Camper', node: <Camper /> },
  { name: 'Crane', node: <Crane /> },
  { name: 'Lamp', node: <Lamp /> },
  { name: 'Boat', node: <Boat /> },
  { name: 'Sun', node: <Sun /> },
  { name: 'Rain', node: <Rain /> },
  { name: 'Quayside', node: <Quayside /> },
];
