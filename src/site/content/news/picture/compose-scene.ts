import type { SCENE_PARTS } from '#configuration/content-schemas.ts';
import { between, type Random } from './seeded-random.ts';

export type ScenePart = (typeof SCENE_PARTS)[number];

/** What the parts stand on: a quay in front of water, water with locks and bridges, or water only. */
export type Ground = 'quay' | 'works' | 'water';

/** From background to foreground. */
const PLANES = ['far', 'row', 'works', 'water', 'quay'] as const;

type Plane = (typeof PLANES)[number];

/** The plane and width of each part, in drawing units. Sun and rain belong to the sky. */
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

/** In drawing units; 0 for parts of the sky. */
export const widthOf = (part: ScenePart): number => PARTS[part]?.width ?? 0;

/** How far each plane is moved down, by ground, in drawing units. A part's own ground line is at 180. */
const DROPS: Readonly<Record<Ground, Readonly<Record<Plane, number>>>> = {
  quay: { far: 0, row: 0, works: 0, quay: 0, water: 42 },
  works: { far: -46, row: -46, works: 0, quay: 58, water: 34 },
  water: { far: 0, row: 0, works: 0, quay: 0, water: 20 },
};

/** The share of the narrower of two neighbours that overlaps the other, if that is in the background. */
const OVERLAP = 0.42;

/** The same if neither is in the background: a boat in front of a bicycle hides little of it. */
const SMALL_OVERLAP = 0.12;

/** A boat passes close by a lock or a bridge. */
const OVERLAP_OF_BOATS = 0.55;

/** The gap between neighbours of one plane, in drawing units. */
const GAP = 14;

const NARROWEST = 430;
const WIDEST = 520;

/** Wider scenes are compressed, so that the edges of the canvas cut off at most half of a part. */
const WIDEST_SCENE = 590;

/** Height divided by width. */
const FORMAT = 0.6;

/** The lower edge of every picture, in drawing units. */
export const FOOT = 250;

export interface PlacedPart {
  readonly part: ScenePart;
  readonly x: number;
  readonly y: number;
  /** True if it stands on the viewer's side of the water. */
  readonly isNear: boolean;
}

export interface Composition {
  readonly ground: Ground;
  readonly width: number;
  readonly top: number;
  /** From background to foreground. */
  readonly parts: readonly PlacedPart[];
  /** The x of the sun's centre; undefined if the scene has no sun. */
  readonly sun: number | undefined;
  readonly isRaining: boolean;
}

interface Standing {
  readonly part: ScenePart;
  readonly plane: Plane;
  readonly x: number;
  readonly end: number;
}

/** Places the parts side by side in order, the foreground in front of the background. */
export function composeScene(scene: readonly ScenePart[], random: Random): Composition {
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
  const shift = room / 2 - left + between(random, -room / 5, room / 5) * (room > 0 ? 1 : 0);
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

/** The same parts, closer together if they are wider than the canvas. */
function moveTogether(placed: readonly Standing[]): readonly Standing[] {
  const { left, extent } = extentOf(placed);
  if (extent <= WIDEST_SCENE) return placed;
  return placed.map((part) => {
    const width = part.end - part.x;
    const x = ((part.x - left) * (WIDEST_SCENE - width)) / (extent - width);
    return { ...part, x, end: x + width };
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
