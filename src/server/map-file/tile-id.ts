/** A tile of the web's grid; `y` counts from the north. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The number of a tile in a PMTiles file: all zooms one after the other, each along a Hilbert curve. Up to zoom 20. */
export function tileId({ z, x, y }: Tile): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isRight = (column & side) > 0;
    const isBelow = (row & side) > 0;
    id += side * side * ((isRight ? 3 : 0) ^ (isBelow ? 1 : 0));
    if (isBelow) continue;
    // The curve turns in the upper quarters.
    if (isRight) [column, row] = [side - 1 - (column & (side - 1)), side - 1 - (row & (side - 1))];
    [column, row] = [row, column];
  }
  return id;
}
