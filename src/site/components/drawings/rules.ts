/*
 * The rules that every drawing follows, and what it is made with; `rules.test.tsx` measures the drawn SVG
 * against them. Lengths are drawing units unless said otherwise; y runs down.
 */

/** The weight of every line, in CSS pixels at every size: `drawings.css` does not let it scale. */
export const LINE_WEIGHT = 2;

/** Where everything ashore stands. */
export const GROUND = 180;

/** Where keels and piers end; all ripples are below it. */
export const WATER_LINE = 186;

/** The lower edge of a drawing. */
export const FOOT = 214;

/** The least distance between two figures of a scene. */
export const CLEARANCE = 12;

/** No line comes closer to the edges of its canvas, so that none enters what stands around it. */
export const MARGIN = 3;

/** The narrowest that a scene is shown, in CSS pixels: on a phone of 320. */
export const NARROWEST_SCENE = 288;

/** What stands in a drawing; sun, cloud and rain belong to the sky. */
export type Figure =
  | 'apartments'
  | 'barge'
  | 'bicycle'
  | 'boat'
  | 'bridge'
  | 'bus'
  | 'camper'
  | 'car'
  | 'crane'
  | 'crates'
  | 'garage'
  | 'houses'
  | 'lamp'
  | 'lock'
  | 'office'
  | 'scaffold'
  | 'tree'
  | 'villa';

export interface FigureSize {
  /** Ashore it stands on the ground; afloat its keel is at the water line; works stand in the water. */
  readonly stands: 'ashore' | 'afloat' | 'works';
  /** It is drawn from 0 to here, in each of its kinds. */
  readonly width: number;
  /** The y of its highest line. */
  readonly top: number;
}

/** Houses: a whole row; a shorter one is as wide as its houses. */
export const FIGURES: Readonly<Record<Figure, FigureSize>> = {
  apartments: { stands: 'ashore', width: 150, top: 30 },
  barge: { stands: 'afloat', width: 322, top: 106 },
  bicycle: { stands: 'ashore', width: 70, top: 135 },
  boat: { stands: 'afloat', width: 146, top: 56 },
  bridge: { stands: 'works', width: 360, top: 46 },
  bus: { stands: 'ashore', width: 292, top: 80 },
  camper: { stands: 'ashore', width: 222, top: 64 },
  car: { stands: 'ashore', width: 156, top: 109 },
  crane: { stands: 'ashore', width: 192, top: 2 },
  crates: { stands: 'ashore', width: 92, top: 108 },
  garage: { stands: 'ashore', width: 150, top: 70 },
  houses: { stands: 'ashore', width: 338, top: 38 },
  lamp: { stands: 'ashore', width: 76, top: 32 },
  lock: { stands: 'works', width: 320, top: 38 },
  office: { stands: 'ashore', width: 242, top: 18 },
  scaffold: { stands: 'ashore', width: 116, top: 40 },
  tree: { stands: 'ashore', width: 100, top: 36 },
  villa: { stands: 'ashore', width: 170, top: 46 },
};
