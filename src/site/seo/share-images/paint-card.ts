import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { type CardBox, TITLE_LINES } from '#domain/brand/card-boxes.ts';
import { documentFace } from '#domain/brand/document-faces.ts';
import type { Faces } from '#domain/brand/faces.ts';
import { escapeXml } from '#seo/xml.ts';
import { inProject } from '#site/build/project-root.ts';

/** A text at its place, in pixels: the largest of its sizes that fits is used. */
export interface CardText extends CardBox {
  text: string;
  face: keyof CardFaces;
  colour: string;
  left: number;
  top: number;
}

/** All inputs of a share image; equal recipes give the same picture. */
export interface CardRecipe {
  svg: string;
  texts: readonly CardText[];
}

/** A face as a share image sets it. */
interface CardFace {
  /** As Pango names it, with its weight. */
  readonly family: string;
  /** A factor of the typeface's own line spacing. */
  readonly lineHeight: number;
  readonly file: string;
}

type CardFaces = Readonly<Record<'title' | 'text', CardFace>>;

/** The lender's faces for its share images: titles are bold, texts regular. */
function cardFaces({ title, text }: Faces): CardFaces {
  const [titles, texts] = [documentFace(title), documentFace(text)];
  return {
    title: {
      family: `${titles.family} Bold`,
      lineHeight: Math.round((TITLE_LINES / titles.lineHeight) * 100) / 100,
      file: titles.bold,
    },
    text: { family: texts.family, lineHeight: 1, file: texts.regular },
  };
}

/** Flat drawings gain nothing from a longer search for their colours, or from dots between two of them. */
const FLAT = { effort: 1, dither: 0 };

/** Kept between builds: most images do not change. */
const CACHE = inProject('dist', '.cache', 'cards');

/** Renders a share image as PNG; taken from the cache if the recipe is unchanged. */
export async function paintCard(recipe: CardRecipe, faces: Faces): Promise<Buffer> {
  const set = cardFaces(faces);
  const files = [set.title.file, set.text.file].map((file) =>
    readFileSync(resolve(inProject(), file)),
  );
  const key = createHash('sha256').update(JSON.stringify([recipe, set]));
  for (const file of files) key.update(file);
  const kept = join(CACHE, `${key.digest('hex').slice(0, 32)}.png`);
  const known = await readFile(kept).catch(() => undefined);
  if (known !== undefined) return known;
  const layers = await Promise.all(
    recipe.texts.map(async (text) => ({
      ...(await setText(text, set[text.face])),
      left: text.left,
      top: text.top,
    })),
  );
  const png = await sharp(Buffer.from(recipe.svg))
    .composite(layers)
    .png({ palette: true, colours: 64, ...FLAT })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(kept, png);
  return png;
}

async function setText(
  { text, colour, width, height, sizes }: CardText,
  { family, lineHeight, file }: CardFace,
): Promise<{ input: Buffer; raw: OutputInfo }> {
  const marked = `<span foreground="${colour}" line_height="${lineHeight}">${escapeXml(text)}</span>`;
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: marked,
        font: `${family} ${size}`,
        fontfile: resolve(inProject(), file),
        width,
        rgba: true,
        dpi: 72,
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.height <= height && info.width <= width) return { input: data, raw: info };
  }
  throw new Error(`«${text}» does not fit on a card`);
}
