import { Drawing } from './drawing.tsx';

/** Alternately long and short, all around. */
const RAYS = Array.from({ length: 16 }, (_, ray) => {
  const angle = (ray * Math.PI) / 8;
  const at = (radius: number) =>
    `${Math.round(50 + radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
  return `M${at(33)}L${at(ray % 2 === 0 ? 46 : 40)}`;
}).join('');

/** The sun, its centre at height 0. */
export function SunPart() {
  return (
    <>
      <circle className="drawing__sun" cx="50" cy="0" r="26" />
      <path d={RAYS} />
    </>
  );
}

export function Sun() {
  return (
    <Drawing width={100} top={118}>
      <g transform="translate(0 164)">
        <SunPart />
      </g>
    </Drawing>
  );
}
