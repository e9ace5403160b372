import type { Font } from 'fontkitten';
import type { FaceStyle, StandIn } from '#domain/brand/faces.ts';
import { advanceOf } from './read-font.ts';

/** A text of the two languages, whose letters are about as frequent as those of the pages. */
const SAMPLE =
  'Empruntez l’argent dont vous avez besoin, et remboursez-le chaque mois. Attention, emprunter de l’argent coûte aussi de l’argent. Leen het geld dat u nodig hebt, en betaal het elke maand terug. Let op, geld lenen kost ook geld.';

/** The mean width of the sample's characters in Times New Roman and in Arial, in em. */
const SYSTEM_WIDTH: Readonly<Record<FaceStyle, number>> = { serif: 0.4006, 'sans-serif': 0.4442 };

/**
 * How the system's face of a style is stretched to a face's measures, so that nothing moves when the face arrives.
 * @param page the file that pages load, for its height
 * @param weighed the face in the weights in which it is set, for the mean width of its letters
 */
export function measureStandIn(page: Font, weighed: readonly Font[], style: FaceStyle): StandIn {
  const width = weighed.reduce((sum, font) => sum + meanWidth(font), 0) / weighed.length;
  const sizeAdjust = width / SYSTEM_WIDTH[style];
  const share = (units: number) => percent(units / page.unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: share(page.ascent),
    descent: share(-page.descent),
  };
}

/** The mean width of a character of the sample, in em. */
function meanWidth(font: Font): number {
  const sum = [...SAMPLE].reduce((width, letter) => width + advanceOf(font, letter), 0);
  return sum / SAMPLE.length / font.unitsPerEm;
}

/** To hundredths. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
