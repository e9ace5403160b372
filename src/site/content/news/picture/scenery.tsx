import { At, Ripples } from '#site/components/drawings/drawing.tsx';
import { CloudPart, Drops } from '#site/components/drawings/rain.tsx';
import { MoonPart, SunPart } from '#site/components/drawings/sun.tsx';
import { type Composition, FOOT, type Ground } from './compose-scene.ts';
import { between, pick, type Random, shuffle } from './seeded-random.ts';

/** Where land or the far bank ends and water begins, by ground, in drawing units. */
const HORIZON: Readonly<Record<Ground, number>> = { quay: 180, works: 136, water: 162 };

export type Sky = 'day' | 'dusk' | 'night';

interface SceneryProps {
  composition: Composition;
  random: Random;
}

/** The sky: sun or moon, clouds, stars. */
export function SkyScenery({ composition, random, sky }: SceneryProps & { sky: Sky }) {
  const { width, top, sun, isRaining } = composition;
  const clouds = isRaining ? 3 : sky === 'night' ? between(random, 0, 1) : between(random, 1, 2);
  const places = shuffle(random, [0.08, 0.4, 0.72])
    .map((place) => Math.round(place * width))
    .filter((x) => sun === undefined || isRaining || Math.abs(x + 54 - sun) > 80)
    .slice(0, clouds);
  return (
    <>
      <path className="news-picture__sky" d={`M0 ${top}h${width}V${FOOT}H0z`} />
      {sky === 'night' && <Stars composition={composition} random={random} />}
      {sun !== undefined && (
        <At x={sun - 50} y={top + (sky === 'dusk' ? 78 : 56)}>
          {sky === 'night' ? <MoonPart /> : <SunPart />}
        </At>
      )}
      {places.map((place) => (
        <At key={place} x={place} y={top + between(random, 56, 84)}>
          <CloudPart />
        </At>
      ))}
      {sky === 'day' && !isRaining && <Birds composition={composition} random={random} />}
    </>
  );
}

function Stars({ composition: { width, top }, random }: SceneryProps) {
  const stars = Array.from(
    { length: 16 },
    () => `M${between(random, 8, width - 8)} ${top + between(random, 8, 120)}h.1`,
  );
  return <path className="news-picture__star" d={stars.join('')} />;
}

function Birds({ composition: { width, top }, random }: SceneryProps) {
  const flock = Array.from({ length: between(random, 0, 3) }, (_, bird) => {
    const x = Math.round(width * 0.3) + bird * 30 + between(random, 0, 16);
    return `M${x} ${top + between(random, 36, 60)}q5-6 9 0q5-6 9 0`;
  });
  return <path d={flock.join('')} />;
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
  const { width, ground } = composition;
  if (ground === 'quay') return <Quay composition={composition} random={random} />;
  const horizon = HORIZON[ground];
  return (
    <>
      <path className="news-picture__water" d={`M-4 ${horizon}h${width + 8}V${FOOT}H-4z`} />
      {ground === 'water' && <path d={`M-4 ${horizon}h${width + 8}`} />}
      <Ripples lines={ripplesIn(composition, random, horizon + 18)} />
    </>
  );
}

function Quay({ composition, random }: SceneryProps) {
  const { width } = composition;
  const joints = Array.from(
    { length: 5 },
    (_, joint) => `M${Math.round((joint * width) / 5) + between(random, 10, 60)} 182v14`,
  );
  return (
    <>
      <path className="news-picture__water" d={`M-4 196h${width + 8}V${FOOT}H-4z`} />
      <path className="news-picture__quay" d={`M-4 180h${width + 8}v16H-4z`} />
      <path d={joints.join('')} />
      <Ripples lines={ripplesIn(composition, random, 212)} />
    </>
  );
}

/** Spread over the water: at most one in each cell of a grid. */
function ripplesIn(
  { width }: Composition,
  random: Random,
  from: number,
): readonly (readonly [number, number])[] {
  const rows = Math.floor((FOOT - from) / 14) + 1;
  const columns = Math.floor(width / 70);
  return Array.from({ length: rows * columns }, (_, field) => {
    const x = Math.round(((field % columns) * width) / columns) + between(random, 0, 30);
    return [x, from + Math.floor(field / columns) * 14, random()] as const;
  })
    .filter(([, , chosen]) => chosen < 0.5)
    .map(([x, y]) => [x, y] as const);
}

/** Rain over the whole picture. */
export function RainFall({ composition: { width, top }, random }: SceneryProps) {
  const columns = Math.floor(width / 26);
  const drops = Array.from({ length: columns * 8 }, (_, drop) => {
    const x = (drop % columns) * 26 + between(random, 0, 18);
    const y = top + 70 + Math.floor(drop / columns) * 28 + between(random, 0, 14);
    return [x, y] as const;
  });
  return <Drops drops={drops.filter(([, y]) => y < FOOT - 12)} />;
}

/** The bank on the viewer's side, for land parts beside a lock or a bridge. */
export function NearBank({ composition: { width } }: Pick<SceneryProps, 'composition'>) {
  return <path className="news-picture__quay" d={`M-4 238h${width + 8}v20H-4z`} />;
}
