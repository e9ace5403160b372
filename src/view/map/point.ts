/** A place on the screen or in the map's plane at one zoom, in CSS pixels; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
