/** The maximum length of a scale, in pixels. */
const MAX_PIXELS = 100;

/** A round distance, in metres, and its length on the screen, in pixels. */
export function chooseScale(metresPerPixel: number): {
  readonly metres: number;
  readonly pixels: number;
} {
  const most = MAX_PIXELS * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((times) => times * power).find((one) => one <= most) ?? power;
  return { metres, pixels: metres / metresPerPixel };
}
