import { CLEARANCE } from '#site/components/drawings/rules.ts';
import { between, type Random, shuffle } from './seeded-random.ts';

export type Sky = 'day' | 'dusk' | 'night';

/** A place in drawing units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface SkyThings {
  /** The centre of the sun, or of the moon. */
  readonly sun: Place | undefined;
  /** The left end of each cloud's lower edge. */
  readonly clouds: readonly Place[];
  /** The left wing of each bird. */
  readonly birds: readonly Place[];
  readonly stars: readonly Place[];
}

export interface SkySetup {
  width: number;
  top: number;
  /** What reaches into the sky. */
  boxes: readonly Box[];
  /** Where along the picture the sun is wanted; undefined for none. */
  sun: number | undefined;
  isRaining: boolean;
  sky: Sky;
  random: Random;
}

/** How far the sun's rays reach. */
const RAYS = 46;

const CLOUD = { left: 2, right: 106, height: 44 };
const FLOCK = { width: 84, height: 18 };

/** Places the sky's things so that they touch nothing; undefined if there is no room for them. */
export function composeSky(setup: SkySetup): SkyThings | undefined {
  const { width, top, boxes, isRaining, sky, random } = setup;
  if (boxes.some((box) => box.top < top + 2 * CLEARANCE)) return undefined;
  const taken = [...boxes];
  const isFree = (box: Box) =>
    box.left >= CLEARANCE &&
    box.right <= width - CLEARANCE &&
    taken.every(
      (other) =>
        Math.max(
          box.left - other.right,
          other.left - box.right,
          box.top - other.bottom,
          other.top - box.bottom,
        ) >= CLEARANCE,
    );
  const take = (places: readonly Place[], boxAt: (place: Place) => Box) => {
    const place = places.find((one) => isFree(boxAt(one)));
    if (place) taken.push(boxAt(place));
    return place;
  };

  const height = top + (sky === 'dusk' ? 70 : RAYS + CLEARANCE);
  const sun =
    setup.sun === undefined
      ? undefined
      : take(
          nearest(setup.sun, width).map((x) => ({ x, y: height })),
          ({ x, y }) => ({ left: x - RAYS, right: x + RAYS, top: y - RAYS, bottom: y + RAYS }),
        );
  const wanted = isRaining ? 3 : sky === 'night' ? between(random, 0, 1) : between(random, 1, 2);
  const clouds = Array.from({ length: wanted }, () =>
    take(
      shuffle(random, along(width)).map((x) => ({ x, y: top + between(random, 58, 80) })),
      ({ x, y }) => ({
        left: x + CLOUD.left,
        right: x + CLOUD.right,
        top: y - CLOUD.height,
        bottom: y,
      }),
    ),
  ).filter((cloud) => cloud !== undefined);
  const isShort = setup.sun !== undefined && sun === undefined;
  if (isShort || clouds.length < (isRaining ? 2 : Math.min(wanted, 1))) return undefined;
  const flock =
    sky === 'day' && !isRaining
      ? take(
          shuffle(random, along(width)).map((x) => ({ x, y: top + between(random, 30, 60) })),
          ({ x, y }) => ({
            left: x,
            right: x + FLOCK.width,
            top: y - FLOCK.height / 2,
            bottom: y + FLOCK.height / 2,
          }),
        )
      : undefined;
  const birds = flock === undefined ? [] : birdsAt(flock, random);
  return { sun, clouds, birds, stars: sky === 'night' ? starsIn(setup, isFree) : [] };
}

const along = (width: number) => Array.from({ length: Math.floor(width / 10) }, (_, x) => x * 10);

const nearest = (wanted: number, width: number) =>
  along(width).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));

const birdsAt = ({ x, y }: Place, random: Random) =>
  Array.from({ length: between(random, 1, 3) }, (_, bird) => ({
    x: x + bird * 30,
    y: y + between(random, -4, 6),
  }));

function starsIn({ width, top, random }: SkySetup, isFree: (box: Box) => boolean) {
  return Array.from({ length: 24 }, () => ({
    x: between(random, 12, width - 12),
    y: top + between(random, 8, 120),
  })).filter(({ x, y }) => isFree({ left: x, right: x, top: y, bottom: y }));
}
