import type { SCENE_PARTS } from '#configuration/content-schemas.ts';
import { between, type Chance } from './seeded.ts';

export type ScenePart = (typeof SCENE_PARTS)[number];

/** What the parts stand on: a quay with water before it, water with locks and bridges, or water alone. */
export type Ground = 'quay' | 'works' | 'water';

/** From the back to the front. */
const PLANES = ['far', 'row', 'works', 'water', 'quay'] as const;

type Plane = (typeof PLANES)[number];

/** Where a part belongs, and how wide it is, in drawing units. Sun and rain are the sky's. */
const PARTS: Readonly<Record<ScenePart, { plane: Plane; width: number } | undefined>> = {
  crane: { plane: 'far', width: 196 },
  houses: { plane: 'row', width: 330 },
  office: { plane: 'row', width: 236 },
  lock: { plane: 'works', width: 320 },
  bridge: { plane: 'works', width: 360 },
  tree: { plane: 'quay', width: 100 },
  lamp: { plane: 'quay', width: 76 },
  bicycle: { plane: 'quay', width: 112 },
  car: { plane: 'quay', width: 200 },
  camper: { plane: 'quay', width: 226 },
  bus: { plane: 'quay', width: 296 },
  barge: { plane: 'water', width: 330 },
  boat: { plane: 'water', width: 150 },
  sun: undefined,
  rain: undefined,
};

/** In drawing units; 0 for what is the sky's. */
export const widthOf = (part: ScenePart): number => PARTS[part]?.width ?? 0;

/** How far below its own drawing a plane stands, by ground. A part's own line of ground is at 180. */
const DROPS: Readonly<Record<Ground, Readonly<Record<Plane, number>>>> = {
  quay: { far: 0, row: 0, works: 0, quay: 0, water: 42 },
  works: { far: -46, row: -46, works: 0, quay: 58, water: 34 },
  water: { far: 0, row: 0, works: 0, quay: 0, water: 20 },
};

/** How much of the narrower of two neighbours stands before the other, where that is a backdrop. */
const OVERLAP = 0.42;

/** And where neither is: a boat before a bicycle hides little of it. */
const SMALL_OVERLAP = 0.12;

/** A boat passes a lock or a bridge close by. */
const OVERLAP_OF_BOATS = 0.55;

/** Between neighbours of one plane, in drawing units. */
const GAP = 14;

const NARROWEST = 430;
const WIDEST = 520;

/** Wider scenes move together, so that the paper's edges cut no part down to its half. */
const WIDEST_SCENE = 590;

/** Height by width. */
const FORMAT = 0.6;

/** The lower edge of every picture, in drawing units. */
export const FOOT = 250;

export interface PlacedPart {
  readonly part: ScenePart;
  readonly x: number;
  readonly y: number;
  /** On the viewer's side of the water. */
  readonly isNear: boolean;
}

export interface Composition {
  readonly ground: Ground;
  readonly width: number;
  readonly top: number;
  /** From the back to the front. */
  readonly parts: readonly PlacedPart[];
  /** Where the sun's middle is, from the left: there is one where the scene names it. */
  readonly sun: number | undefined;
  readonly isRaining: boolean;
}

interface Standing {
  readonly part: ScenePart;
  readonly plane: Plane;
  readonly x: number;
  readonly end: number;
}

/** Puts the parts side by side in their order, what stands in front before what stands behind. */
export function composeScene(scene: readonly ScenePart[], chance: Chance): Composition {
  const ground = groundOf(scene);
  const placed: Standing[] = [];
  for (const part of scene) {
    const size = PARTS[part];
    if (size === undefined) continue;
    const before = placed.at(-1);
    const x = before === undefined ? 0 : besideOf(before, size);
    placed.push({ part, plane: size.plane, x, end: x + size.width });
  }
  const standing = moveTogether(placed);
  const { left, extent } = extentOf(standing);
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, extent + 60)));
  const room = width - extent;
  const shift = room / 2 - left + between(chance, -room / 5, room / 5) * (room > 0 ? 1 : 0);
  const sunAt = scene.indexOf('sun');
  return {
    ground,
    width,
    top: FOOT - Math.round(width * FORMAT),
    parts: standing
      .toSorted((a, b) => PLANES.indexOf(a.plane) - PLANES.indexOf(b.plane))
      .map(({ part, plane, x }) => ({
        part,
        x: Math.round(x + shift),
        y: DROPS[ground][plane],
        isNear: ground === 'works' && plane === 'quay',
      })),
    sun: sunAt < 0 ? undefined : Math.round(((sunAt + 0.5) / scene.length) * width),
    isRaining: scene.includes('rain'),
  };
}

function extentOf(standing: readonly Standing[]): { left: number; extent: number } {
  if (standing.length === 0) return { left: 0, extent: 0 };
  const left = Math.min(...standing.map(({ x }) => x));
  return { left, extent: Math.max(...standing.map(({ end }) => end)) - left };
}

/** The same parts, nearer to each other where they take more than the paper can show. */
function moveTogether(placed: readonly Standing[]): readonly Standing[] {
  const { left, extent } = extentOf(placed);
  if (extent <= WIDEST_SCENE) return placed;
  return placed.map((one) => {
    const width = one.end - one.x;
    const x = ((one.x - left) * (WIDEST_SCENE - width)) / (extent - width);
    return { ...one, x, end: x + width };
  });
}

function groundOf(scene: readonly ScenePart[]): Ground {
  const planes = scene.flatMap((part) => PARTS[part]?.plane ?? []);
  if (planes.includes('works')) return 'works';
  return planes.some((plane) => plane !== 'water') ? 'quay' : 'water';
}

function besideOf(before: Standing, size: { plane: Plane; width: number }): number {
  if (before.plane === size.plane) return before.end + GAP;
  const planes = [before.plane, size.plane];
  const isPassing = planes.includes('works') && planes.includes('water');
  const hasBackdrop = planes.some((plane) => plane !== 'quay' && plane !== 'water');
  const overlap = isPassing ? OVERLAP_OF_BOATS : hasBackdrop ? OVERLAP : SMALL_OVERLAP;
  return before.end - overlap * Math.min(before.end - before.x, size.width);
}
