import type { ReactNode } from 'react';
import { Barge } from './barge.tsx';
import { Bridge } from './bridge.tsx';
import { Bus } from './bus.tsx';
import { Houses } from './houses.tsx';
import { Lock } from './lock.tsx';
import { Office } from './office.tsx';
import { Quayside } from './quayside.tsx';

/** The drawings there are, by their component's name. */
export const drawingExamples: readonly { name: string; node: ReactNode }[] = [
  { name: 'Barge', node: <Barge /> },
  { name: 'Lock', node: <Lock /> },
  { name: 'Bridge', node: <Bridge /> },
  { name: 'Houses', node: <Houses /> },
  { name: 'Office', node: <Office /> },
  { name: 'Bus', node: <Bus /> },
  { name: 'Quayside', node: <Quayside /> },
];
