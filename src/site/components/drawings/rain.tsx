import { At, Drawing } from './drawing.tsx';

/** A cloud, its lower edge at height 0. */
export function CloudPart() {
  return (
    <path
      className="drawing__cloud"
      d="M14 0C2 0-2-16 10-20c-2-14 16-20 24-10 6-18 34-18 38 0 14-8 28 4 22 16C108-14 106 0 94 0z"
    />
  );
}

/** Slanting raindrops. */
export function Drops({ drops }: { drops: readonly (readonly [x: number, y: number])[] }) {
  return <path className="drawing__water" d={drops.map(([x, y]) => `M${x} ${y}l-5 15`).join('')} />;
}

const UNDER_ONE_CLOUD = [22, 46, 70, 94].flatMap((x) =>
  [140, 166, 192].map((y) => [x + (y % 4) * 3, y] as const),
);

export function Rain() {
  return (
    <Drawing width={120} top={84}>
      <At x={8} y={128}>
        <CloudPart />
      </At>
      <Drops drops={UNDER_ONE_CLOUD} />
    </Drawing>
  );
}
