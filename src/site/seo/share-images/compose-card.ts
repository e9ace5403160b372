import { colour, styleOf } from './card-style.ts';
import { CARD } from './cards.ts';
import type { CardRecipe, CardText } from './paint-card.ts';

export interface CardContent {
  lenderName: string;
  title: string;
  /** SVG, drawn on the ground like those of src/site/components/drawings: its lowest 34 units are water. */
  drawing: string;
  /** It is a whole picture, with its sky, and no drawing on the ground. */
  isScene?: boolean;
  warning: string | undefined;
}

const MARGIN = 72;
/** Where the quay is, which drawings stand on, in pixels from the top. */
const GROUND = 512;
/** How large a unit of a drawing is, and where in it the ground is. */
const SCALE = 1.45;
const GROUND_OF_DRAWING = 180;

/** Where a picture stands that is a scene: to the foot of the card, in pixels. */
const SCENE = { x: 600, y: 312, width: 528, height: 318 };

/** The recipe of a page's card: what is painted where. */
export function composeCard({
  lenderName,
  title,
  drawing,
  isScene = false,
  warning,
}: CardContent): CardRecipe {
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
      `<style>${styleOf(drawing)}</style>`,
      `<rect width="100%" height="100%" fill="${colour('paper')}"/>`,
      `<path d="M3 9.5C8 3 13 3 20 10s12 7 17 .5" transform="translate(${MARGIN - 4} 58) scale(1.6)" fill="none" stroke="${colour('ink')}" stroke-width="5.5"/>`,
      ...(isScene
        ? [set(drawing, SCENE)]
        : [
            `<path d="M0 ${GROUND}H${CARD.width}" stroke="${colour('water')}" stroke-width="3"/>`,
            placed(drawing),
          ]),
      '</svg>',
    ].join(''),
    texts: [
      {
        ...{ text: lenderName, face: 'title', colour: colour('ink') },
        ...{ left: MARGIN + 76, top: 50, width: 600, height: 60, sizes: [42] },
      },
      {
        ...{ text: title, face: 'title', colour: colour('ink') },
        ...{ left: MARGIN, top: 146, width: CARD.width - 2 * MARGIN },
        height: isScene ? 134 : 190,
        sizes: [76, 68, 60, 52, 46, 40],
      },
      ...(warning === undefined ? [] : [warningText(warning, isScene)]),
    ],
  };
}

/** Beside a scene it takes two lines. */
function warningText(text: string, isScene: boolean): CardText {
  return {
    ...{ text, face: 'text', colour: colour('soft-ink'), left: MARGIN, sizes: [24] },
    ...(isScene ? { top: 536, width: 460, height: 72 } : { top: 568, width: 900, height: 40 }),
  };
}

/** The drawing at the right, with its ground on the card's. */
function placed(svg: string): string {
  const box = /viewBox="0 (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number);
  if (box === undefined) throw new Error(`The drawing has no size: ${svg.slice(0, 80)}`);
  const [top = 0, width = 0, height = 0] = box;
  return set(svg, {
    x: CARD.width - MARGIN - width * SCALE,
    y: GROUND - (GROUND_OF_DRAWING - top) * SCALE,
    width: width * SCALE,
    height: height * SCALE,
  });
}

/** A drawing in its place on the card; one of another format fills it, and stands on its foot. */
function set(svg: string, place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return svg.replace('<svg', `<svg ${attributes.join(' ')} preserveAspectRatio="xMidYMax slice"`);
}
