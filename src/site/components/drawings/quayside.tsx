import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import { BargePart } from './barge.tsx';
import { BusPart } from './bus.tsx';
import { At, Ripples } from './drawing.tsx';
import { HousesPart } from './houses.tsx';
import { LockPart } from './lock.tsx';
import { OfficePart } from './office.tsx';
import './drawings.css';

/** All drawings along one waterline, from edge to edge; narrow pages show the middle. */
export function Quayside() {
  if (!hasIllustrations) return null;
  return (
    <svg
      className="drawing drawing--quayside"
      viewBox="0 0 1420 226"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing__water" d="M980 184H1420" />
      <At x={40}>
        <BusPart />
      </At>
      <At x={372}>
        <HousesPart />
      </At>
      <At x={724}>
        <OfficePart />
      </At>
      <path d="M-400 181H980v45" />
      <At x={1034}>
        <BargePart />
      </At>
      <At x={1420}>
        <LockPart />
      </At>
      <Ripples
        lines={[
          [1740, 196],
          [1800, 202],
          [1860, 196],
          [1920, 202],
          [1980, 196],
        ]}
      />
      <path className="drawing__water" d="M1740 184h420" />
    </svg>
  );
}
