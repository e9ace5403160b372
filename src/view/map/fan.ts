import { FINDER } from '#domain/brokers/finder.ts';
import type { Point } from './point.ts';

/**
 * Pixels from the middle of one marker of a fan to the next, and to the mark that they come from: squares
 * of 40 px, which is what one presses, never touch at that distance, however they lie.
 */
export const FAN_GAP = 57;

/** Where the first marker stands: a little right of the top, so that two lie next to each other. */
const FIRST_ANGLE = -Math.PI / 6;

/** From one turn of the spiral to the next, and along a turn, in pixels. */
const TURN = 62;
const STEP = 63;

/**
 * Where the markers of a fan stand, from the mark that was opened, in pixels: on a circle up to eight of
 * them, from `FINDER.fan.spiralFrom` on along a spiral (W-5.9).
 */
export function spreadFan(count: number): readonly Point[] {
  return count < FINDER.fan.spiralFrom ? onCircle(count) : onSpiral(count);
}

function onCircle(count: number): readonly Point[] {
  const apart = Math.PI / Math.max(count, 2);
  const radius = Math.max(FAN_GAP, FAN_GAP / (2 * Math.sin(apart)));
  return Array.from({ length: count }, (_, i) => at(radius, FIRST_ANGLE + 2 * apart * i));
}

function onSpiral(count: number): readonly Point[] {
  let radius = FAN_GAP;
  let angle = FIRST_ANGLE;
  return Array.from({ length: count }, () => {
    const point = at(radius, angle);
    const turned = STEP / radius;
    angle += turned;
    radius += (TURN * turned) / (2 * Math.PI);
    return point;
  });
}

function at(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
