import { At, Ripples } from '#site/components/drawings/drawing.tsx';
import { CloudPart, Drops } from '#site/components/drawings/rain.tsx';
import { MoonPart, SunPart } from '#site/components/drawings/sun.tsx';
import { boxOf, type Composition, type Ground } from './compose-scene.ts';
import type { Sky } from './compose-sky.ts';
import { between, pick, type Random } from './seeded-random.ts';

/** Where land or the far bank ends and water begins, by ground, in drawing units. */
const HORIZON: Readonly<Record<Ground, number>> = {
  quay: 180,
  bridge: 130,
  lock: 132,
  water: 162,
};

interface SceneryProps {
  composition: Composition;
  random: Random;
}

/** The sky: sun or moon, clouds, stars, birds. */
export function SkyScenery({ composition, sky }: { composition: Composition; sky: Sky }) {
  const { width, top, foot, sun, clouds, birds, stars } = composition;
  return (
    <>
      <path className="news-picture__sky" d={`M0 ${top}h${width}V${foot}H0z`} />
      {stars.length > 0 && (
        <path
          className="news-picture__star"
          d={stars.map(({ x, y }) => `M${x} ${y}h.1`).join('')}
        />
      )}
      {sun && (
        <At x={sun.x - 50} y={sun.y} figure="sun">
          {sky === 'night' ? <MoonPart /> : <SunPart />}
        </At>
      )}
      {clouds.map(({ x, y }) => (
        <At key={x} x={x} y={y} figure="cloud">
          <CloudPart />
        </At>
      ))}
      {birds.length > 0 && (
        <At x={0} figure="birds">
          <path d={birds.map(({ x, y }) => `M${x} ${y}q5-6 9 0q5-6 9 0`).join('')} />
        </At>
      )}
    </>
  );
}

/** The scenery on the far side, drawn faintly. */
export function FarSide({ composition: { width, ground }, random }: SceneryProps) {
  const foot = HORIZON[ground];
  const kinds = [
    // Poplars along a canal.
    () =>
      Array.from({ length: 9 }, (_, tree) => {
        const x = between(random, 0, 14) + (tree * width) / 9;
        const height = between(random, 26, 46);
        return `M${Math.round(x)} ${foot}q-9-${height / 2} 0-${height}q9 ${height / 2} 0 ${height}z`;
      }),
    // A village: spire and roofs.
    () => {
      const spire = between(random, 40, width - 60);
      const roofs = Array.from({ length: 8 }, (_, roof) => {
        const x = Math.round((roof * width) / 8) + between(random, 0, 12);
        const height = between(random, 8, 16);
        return `M${x} ${foot}v-${height}l14-12 14 12v${height}z`;
      });
      return [...roofs, `M${spire} ${foot}v-40l9-42 9 42v40z`];
    },
    // Low hills.
    () => [
      `M0 ${foot}c${width / 6}-50 ${width / 4}-54 ${width / 2}-16`,
      `c${width / 6}-34 ${width / 3}-30 ${width / 2} 4V${foot}z`,
    ],
  ];
  return <path className="news-picture__far" d={pick(random, kinds)().join('')} />;
}

/** The ground that the parts stand on, drawn before them. */
export function GroundScenery({ composition, random }: SceneryProps) {
  const { width, ground, foot } = composition;
  if (ground === 'quay') return <Quay composition={composition} random={random} />;
  const horizon = HORIZON[ground];
  return (
    <>
      <path className="news-picture__water" d={`M-4 ${horizon}h${width + 8}V${foot}H-4z`} />
      {ground === 'water' && <path d={`M-4 ${horizon}h${width + 8}`} />}
      <Ripples lines={ripplesIn(composition, random, horizon + 18)} />
    </>
  );
}

function Quay({ composition, random }: SceneryProps) {
  const { width, foot } = composition;
  const joints = Array.from(
    { length: 5 },
    (_, joint) => `M${Math.round((joint * width) / 5) + between(random, 10, 60)} 182v14`,
  );
  return (
    <>
      <path className="news-picture__water" d={`M-4 196h${width + 8}V${foot}H-4z`} />
      <path className="news-picture__quay" d={`M-4 180h${width + 8}v16H-4z`} />
      <path d={joints.join('')} />
      <Ripples lines={ripplesIn(composition, random, 212)} />
    </>
  );
}

/** Spread over the water: at most one in each cell of a grid. */
function ripplesIn(
  { width, foot, parts }: Composition,
  random: Random,
  from: number,
): readonly (readonly [number, number])[] {
  const boxes = parts.map(boxOf);
  const isBehind = (x: number, y: number) =>
    boxes.some(
      ({ left, right, top, bottom }) => x + 36 > left && x < right && y + 5 > top && y - 5 < bottom,
    );
  const rows = Math.floor((foot - from) / 14) + 1;
  const columns = Math.floor(width / 70);
  return Array.from({ length: rows * columns }, (_, field) => {
    const x = Math.round(((field % columns) * width) / columns) + between(random, 0, 30);
    return [x, from + Math.floor(field / columns) * 14, random()] as const;
  })
    .filter(([x, y, chosen]) => chosen < 0.5 && y < foot - 5 && !isBehind(x, y))
    .map(([x, y]) => [x, y] as const);
}

/** Rain over the whole picture. */
export function RainFall({ composition: { width, top, foot }, random }: SceneryProps) {
  const columns = Math.floor(width / 26);
  const drops = Array.from({ length: columns * Math.ceil((foot - top - 70) / 28) }, (_, drop) => {
    const x = (drop % columns) * 26 + between(random, 0, 18);
    const y = top + 70 + Math.floor(drop / columns) * 28 + between(random, 0, 14);
    return [x, y] as const;
  });
  return <Drops drops={drops.filter(([, y]) => y < foot - 18)} />;
}
