import { hasIllustrations } from '#view/brand/own-illustrations.ts';
import { BargePart } from './barge.tsx';
import { BusPart } from './bus.tsx';
import { At } from './drawing.tsx';
import { HousesPart } from './houses.tsx';
import { OfficePart } from './office.tsx';
import './drawings.css';

/** How far the quay and the water go on: further than the widest window shows. */
const BEYOND = 2400;

/**
 * Drawings along one waterline, from edge to edge of the window. They are always as high as their box: a narrow window
 * shows the middle, a wide one more of the quay and the water.
 */
export function Quayside() {
  if (!hasIllustrations) return null;
  return (
    <svg
      className="drawing drawing--quayside"
      viewBox="709 0 2 226"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing__water" d={`M980 184h${BEYOND}`} />
      <At x={40}>
        <BusPart />
      </At>
      <At x={372}>
        <HousesPart />
      </At>
      <At x={724}>
        <OfficePart />
      </At>
      <path d={`M${-BEYOND} 181H980v45`} />
      <At x={1034}>
        <BargePart />
      </At>
    </svg>
  );
}
