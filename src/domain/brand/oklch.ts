/** A colour as people see it: lightness from 0 to 1, chroma from 0 (grey) to about 0.3, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/*
 * Matrices and functions of Björn Ottosson, "A perceptual color space for image processing" (2020), as CSS Color 4 has
 * them.
 */

/** @param colour `#rrggbb` */
export function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The steps of chroma that are tried: a tenth of a percent of the most that screens show. */
const CHROMA_STEP = 0.0003;

/** The colour as `#rrggbb`; what a screen cannot show loses chroma until it can, and keeps lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  let shown = chroma;
  while (shown > 0 && !isShown(toRgb(lightness, shown, hue)))
    shown = Math.max(0, shown - CHROMA_STEP);
  const parts = toRgb(lightness, shown, hue).map((part) => {
    const level = Math.round(Math.min(1, Math.max(0, toGamma(part))) * 255);
    return level.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function toRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: Triple) => rgb.every((part) => part >= -0.0001 && part <= 1.0001);

/** From the value of a screen to light. */
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const toGamma = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
