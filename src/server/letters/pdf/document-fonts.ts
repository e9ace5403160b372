import { readFileSync } from 'node:fs';
import { documentFace, shippedOrOwn } from '#domain/brand/document-faces.ts';
import type { Face, Faces, ShippedFace } from '#domain/brand/faces.ts';
import besley400 from '#view/styles/fonts/besley-400.ttf?inline';
import besley600 from '#view/styles/fonts/besley-600.ttf?inline';
import hankenGrotesk400 from '#view/styles/fonts/hanken-grotesk-400.ttf?inline';
import hankenGrotesk600 from '#view/styles/fonts/hanken-grotesk-600.ttf?inline';

/** The fonts of documents. */
export interface DocumentFonts {
  /** The families' names, as the fonts have them. */
  readonly families: Readonly<Record<keyof Faces, string>>;
  /** The fonts' bytes in Base64. */
  readonly fonts: readonly string[];
}

type Weights = Readonly<Record<'regular' | 'bold', string>>;

// The bundler puts them into the program, so that it renders documents wherever it runs.
const SHIPPED: Readonly<Record<ShippedFace, Weights>> = {
  Besley: { regular: besley400, bold: besley600 },
  'Hanken Grotesk': { regular: hankenGrotesk400, bold: hankenGrotesk600 },
};

/** Reads the lender's faces for documents: titles are bold, texts are regular and bold. */
export function readDocumentFonts({ title, text }: Faces): DocumentFonts {
  const [titles, texts] = [readWeights(title), readWeights(text)];
  return {
    families: { title: documentFace(title).family, text: documentFace(text).family },
    fonts: [...new Set([titles.bold, texts.regular, texts.bold])],
  };
}

function readWeights(face: Face): Weights {
  const chosen = shippedOrOwn(face);
  if (typeof chosen === 'string') {
    const { regular, bold } = SHIPPED[chosen];
    return { regular: withoutType(regular), bold: withoutType(bold) };
  }
  const { regular, bold } = chosen.documents;
  return { regular: readFileSync(regular, 'base64'), bold: readFileSync(bold, 'base64') };
}

/** The data of an inlined file. */
function withoutType(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
