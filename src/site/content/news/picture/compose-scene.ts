import type { SCENE_PARTS } from '#configuration/content-schemas.ts';
import { HOUSE_KINDS, type HouseKind, widthOfRow } from '#site/components/drawings/houses.tsx';
import {
  CLEARANCE,
  FIGURES,
  type Figure,
  GROUND,
  WATER_LINE,
} from '#site/components/drawings/rules.ts';
import { composeSky, type Sky, type SkyThings } from './compose-sky.ts';
import { type Random, shuffle } from './seeded-random.ts';

export type ScenePart = (typeof SCENE_PARTS)[number];

/**
 * What the figures stand on: a quay in front of water, the banks beside a bridge, the quay and the high water on
 * either side of a lock, or water only.
 */
export type Ground = 'quay' | 'bridge' | 'lock' | 'water';

/** How far what is ashore and afloat is moved down from where figures are drawn, by ground, in drawing units. */
const DROPS: Readonly<Record<Ground, { ashore: number; afloat: number }>> = {
  quay: { ashore: 0, afloat: 98 },
  // On the road, which is as high as the bridge's ends.
  bridge: { ashore: 134 - GROUND, afloat: 98 },
  lock: { ashore: 118 - GROUND, afloat: 34 },
  water: { ashore: 0, afloat: 20 },
};

/** The lower edge of a picture, in drawing units; lower if something floats in front of the rest. */
const FOOT = 250;
const BELOW_KEELS = 22;

/** The least distance to the left and right edge. */
const SIDE = 20;

const NARROWEST = 400;

/** What a wider picture is higher goes to the water by this share of its width, so that not all is sky. */
const WIDE = 480;
const MORE_WATER = 0.2;

/** How much wider a picture is made at a time, until its sky has room; and when that is given up. */
const WIDENING = 20;
const WIDEST = 1_200;

/** Height divided by width. */
const FORMAT = 0.6;

/** A sail would reach up to what stands behind the boat. */
const TALLEST_IN_FRONT = 106;

export interface PlacedPart {
  readonly part: Figure;
  readonly x: number;
  readonly y: number;
  /** In drawing units, with the y of its highest line. */
  readonly width: number;
  readonly top: number;
  /** The houses of a row. */
  readonly row: readonly HouseKind[];
  /** It is in front of the rest, or drawn at a size that a sail has no room in. */
  readonly isLow: boolean;
}

export interface Composition extends SkyThings {
  readonly ground: Ground;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  /** From background to foreground. */
  readonly parts: readonly PlacedPart[];
  /** A barge passes under the bridge. */
  readonly isPassing: boolean;
  readonly isRaining: boolean;
}

/** Places the figures side by side in order, or what floats in front of the others. Nothing touches. */
export function composeScene(scene: readonly ScenePart[], random: Random, sky: Sky): Composition {
  const figures = scene.filter((part) => part !== 'sun' && part !== 'rain');
  const ground = groundOf(figures);
  const isPassing = figures.includes('bridge') && figures.includes('barge') && ground === 'bridge';
  const shown = figures.filter((part) => !(isPassing && part === 'barge'));
  const isInFront = (part: Figure) =>
    FIGURES[part].stands === 'afloat' && (ground === 'quay' || ground === 'bridge');
  const order = ground === 'lock' ? aroundLock(shown) : shown;
  const lanes = [order.filter((part) => !isInFront(part)), order.filter(isInFront)].map((lane) =>
    sizeLane(lane, ground, random),
  );
  const hasFront = (lanes[1]?.length ?? 0) > 0;
  const lowest = hasFront ? WATER_LINE + DROPS[ground].afloat + BELOW_KEELS : FOOT;
  const shares = lanes.map(() => random());
  const isRaining = scene.includes('rain');
  const sunAt = scene.indexOf('sun');
  for (let width = narrowest(lanes); ; width += WIDENING) {
    const parts = lanes.flatMap((lane, place) => placeLane(lane, width, shares[place] ?? 0));
    const foot = lowest + Math.round(Math.max(0, width - WIDE) * MORE_WATER);
    const top = foot - Math.round(width * FORMAT);
    const things = composeSky({
      width,
      top,
      boxes: parts.map(boxOf),
      sun: sunAt < 0 ? undefined : ((sunAt + 0.5) / scene.length) * width,
      isRaining,
      sky,
      random,
    });
    if (things) return { ground, width, top, foot, parts, isPassing, isRaining, ...things };
    if (width > WIDEST) throw new Error(`There is no room for the sky of ${scene.join(', ')}`);
  }
}

/** Where a part is drawn, in drawing units. */
export function boxOf({ x, y, width, top, part }: PlacedPart) {
  const foot = FIGURES[part].stands === 'ashore' ? GROUND : WATER_LINE;
  return { left: x, right: x + width, top: y + top, bottom: y + foot };
}

function groundOf(figures: readonly Figure[]): Ground {
  if (figures.includes('lock')) return 'lock';
  if (figures.includes('bridge')) return 'bridge';
  return figures.some((part) => FIGURES[part].stands === 'ashore') ? 'quay' : 'water';
}

/** The high water is on the left of a lock, its quay on the right. */
function aroundLock(figures: readonly Figure[]): readonly Figure[] {
  const places: readonly FigurePlace[] = ['afloat', 'works', 'ashore'];
  return places.flatMap((place) => figures.filter((part) => FIGURES[part].stands === place));
}

type FigurePlace = (typeof FIGURES)[Figure]['stands'];

type Sized = Omit<PlacedPart, 'x'>;

function sizeLane(lane: readonly Figure[], ground: Ground, random: Random): readonly Sized[] {
  const room = lane
    .filter((part) => part !== 'houses')
    .reduce((sum, part) => sum + FIGURES[part].width, 0);
  return lane.map((part) => {
    const { stands, top, width } = FIGURES[part];
    const isLow = stands === 'afloat' && ground !== 'water';
    const row = part === 'houses' ? rowBeside(room, random) : [];
    return {
      part,
      row,
      isLow,
      y: stands === 'works' ? 0 : DROPS[ground][stands],
      width: part === 'houses' ? widthOfRow(row) : width,
      top: isLow ? Math.max(top, TALLEST_IN_FRONT) : top,
    };
  });
}

/** A row is as long as its neighbours leave room for. */
const rowBeside = (room: number, random: Random) =>
  shuffle(random, HOUSE_KINDS).slice(0, room > 180 ? 3 : room > 90 ? 4 : 5);

const extentOf = (lane: readonly Sized[]) =>
  lane.reduce((sum, { width }) => sum + width + CLEARANCE, -CLEARANCE);

const narrowest = (lanes: readonly (readonly Sized[])[]) =>
  Math.max(NARROWEST, ...lanes.map((lane) => extentOf(lane) + 2 * SIDE));

/** Side by side, about in the middle; `share` of 0 to 1 moves them a little. */
function placeLane(lane: readonly Sized[], width: number, share: number): readonly PlacedPart[] {
  const room = width - extentOf(lane);
  let x = Math.round(room * (0.35 + 0.3 * share));
  return lane.map((sized) => {
    const placed = { ...sized, x };
    x += sized.width + CLEARANCE;
    return placed;
  });
}
