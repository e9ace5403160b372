import type { Brand } from '#domain/brand/brand.ts';
import {
  CARD_NAME,
  CARD_TITLE,
  CARD_TITLE_OVER_SCENE,
  CARD_WARNING,
  CARD_WARNING_OVER_SCENE,
} from '#domain/brand/card-boxes.ts';
import { GROUND } from '#site/components/drawings/rules.ts';
import { sizeWithin, writeDrawing } from '#view/brand/mark.ts';
import { BASE } from '#view/loan-chart/area-form.ts';
import { styleOf } from './card-style.ts';
import { CARD } from './cards.ts';
import type { CardRecipe, CardText } from './paint-card.ts';

export interface CardContent {
  lenderName: string;
  brand: Pick<Brand, 'mark' | 'wordmark' | 'colours' | 'shape'>;
  title: string;
  /** SVG, or empty. */
  drawing: string;
  /**
   * A drawing on the ground, as in src/site/components/drawings, whose lowest 34 units are water; a complete picture
   * with sky; or a loan.
   */
  kind: 'ashore' | 'scene' | 'loan';
  warning: string | undefined;
}

const MARGIN = 72;
/** The boxes of the mark and, next to it, of the wordmark, in pixels. */
const MARK = { x: MARGIN - 4, y: 42, width: 64, height: 64 };
const WORDMARK = { x: MARGIN + 76, y: 56, width: 600, height: 36 };
/** The longest title ends above it; the quay on which drawings stand is its lower edge, in pixels. */
const DRAWING_AREA = { top: 344, bottom: 512 };
/** Pixels per unit of a drawing, at most. */
const SCALE = 1.45;

/** The place of a scene, at the foot of the image, in pixels. */
const SCENE = { x: 600, y: 312, width: 528, height: 318 };

/** The place of a loan, which stands on the quay between the image's margins, in pixels. */
const LOAN = { x: MARGIN, y: DRAWING_AREA.bottom - BASE * 280, width: 1056, height: 280 };

/** The layout of a page's share image. */
export function composeCard({
  lenderName,
  brand,
  title,
  drawing,
  kind,
  warning,
}: CardContent): CardRecipe {
  const { mark, wordmark, colours } = brand;
  const { paper, ink, softInk, data } = colours.light;
  const isScene = kind === 'scene';
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
      `<style>${styleOf(drawing, brand)}</style>`,
      `<rect width="100%" height="100%" fill="${paper}"/>`,
      writeDrawing(mark, {
        ...sizeWithin(mark, MARK),
        x: MARK.x,
        y: MARK.y + (MARK.height - sizeWithin(mark, MARK).height) / 2,
        colour: ink,
      }),
      ...(wordmark
        ? [
            writeDrawing(wordmark, {
              ...WORDMARK,
              ...sizeWithin(wordmark, WORDMARK),
              colour: ink,
            }),
          ]
        : []),
      ...(isScene
        ? [set(drawing, SCENE)]
        : [
            `<path d="M0 ${DRAWING_AREA.bottom}H${CARD.width}" stroke="${data}" stroke-width="3"/>`,
            kind === 'loan' ? at(drawing, LOAN) : placed(drawing),
          ]),
      '</svg>',
    ].join(''),
    texts: [
      ...(wordmark
        ? []
        : [
            {
              text: lenderName,
              face: 'title' as const,
              colour: ink,
              ...CARD_NAME,
              left: WORDMARK.x,
              top: 50,
            },
          ]),
      {
        text: title,
        face: 'title',
        colour: ink,
        left: MARGIN,
        top: 146,
        ...(isScene ? CARD_TITLE_OVER_SCENE : CARD_TITLE),
      },
      ...(warning === undefined ? [] : [warningText(warning, softInk, isScene)]),
    ],
  };
}

function warningText(text: string, colour: string, isScene: boolean): CardText {
  return {
    text,
    face: 'text',
    colour,
    left: MARGIN,
    ...(isScene ? { top: 536, ...CARD_WARNING_OVER_SCENE } : { top: 568, ...CARD_WARNING }),
  };
}

/** The drawing at the right, its ground aligned with the image's, and below the title. */
function placed(svg: string): string {
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number);
  if (box === undefined) throw new Error(`The drawing has no size: ${svg.slice(0, 80)}`);
  const [, top = 0, width = 0, height = 0] = box;
  const scale = Math.min(SCALE, (DRAWING_AREA.bottom - DRAWING_AREA.top) / (GROUND - top));
  return set(svg, {
    x: CARD.width - MARGIN - width * scale,
    y: DRAWING_AREA.bottom - (GROUND - top) * scale,
    width: width * scale,
    height: height * scale,
  });
}

type Place = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** A drawing at its place; other proportions fill the place and are aligned with its foot. */
function set(svg: string, place: Place): string {
  return at(svg.replace('<svg', '<svg preserveAspectRatio="xMidYMax slice"'), place);
}

function at(svg: string, place: Place): string {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return svg.replace('<svg', `<svg ${attributes.join(' ')}`);
}
