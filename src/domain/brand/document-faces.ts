import { type Face, type OwnFace, type ShippedFace, SYSTEM_FACE } from './faces.ts';

/** A face for what is no page: TrueType or OpenType files, a weight each. */
export type DocumentFace = OwnFace['documents'];

const FONTS = 'src/view/styles/fonts';

const SHIPPED: Readonly<Record<ShippedFace, DocumentFace>> = {
  Besley: {
    family: 'Besley',
    regular: `${FONTS}/besley-400.ttf`,
    bold: `${FONTS}/besley-700.ttf`,
    lineHeight: 1.675,
  },
  'Hanken Grotesk': {
    family: 'Hanken Grotesk',
    regular: `${FONTS}/hanken-grotesk-400.ttf`,
    bold: `${FONTS}/hanken-grotesk-600.ttf`,
    lineHeight: 1.303,
  },
};

/** The shipped face of documents: a reader's system face cannot be put into a file. */
export function shippedOrOwn(face: Face): ShippedFace | OwnFace {
  return face === SYSTEM_FACE ? 'Hanken Grotesk' : face;
}

/** @returns the paths of shipped files from the project's folder, of others as the configuration has them */
export function documentFace(face: Face): DocumentFace {
  const chosen = shippedOrOwn(face);
  return typeof chosen === 'string' ? SHIPPED[chosen] : chosen.documents;
}
