import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { escapeXml } from '#seo/xml.ts';
import { inProject } from '#site/build/project-root.ts';

/** A text at its place: the largest of its sizes that fits is used, in pixels. */
export interface CardText {
  text: string;
  face: keyof typeof FACES;
  colour: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Largest first. */
  sizes: readonly number[];
}

/** All inputs of a share image; equal recipes give the same picture. */
export interface CardRecipe {
  svg: string;
  texts: readonly CardText[];
}

const FONTS = 'src/view/styles/fonts';

/** The line spacing of titles is tighter than the typeface's own. */
const FACES = {
  title: {
    family: 'Besley Bold',
    lineHeight: 0.78,
    file: `${FONTS}/besley-700.ttf`,
  },
  text: {
    family: 'Hanken Grotesk',
    lineHeight: 1,
    file: `${FONTS}/hanken-grotesk-400.ttf`,
  },
} as const;

/** Flat drawings gain nothing from a longer search for their colours, or from dots between two of them. */
const FLAT = { effort: 1, dither: 0 };

/** Kept between builds: most images do not change. */
const CACHE = inProject('dist', '.cache', 'cards');

/** Renders a share image as PNG; taken from the cache if the recipe is unchanged. */
export async function paintCard(recipe: CardRecipe): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify([recipe, FACES]));
  const kept = join(CACHE, `${key.digest('hex').slice(0, 32)}.png`);
  const known = await readFile(kept).catch(() => undefined);
  if (known !== undefined) return known;
  const layers = await Promise.all(
    recipe.texts.map(async (text) => ({
      ...(await setText(text)),
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

async function setText({
  text,
  face,
  colour,
  width,
  height,
  sizes,
}: CardText): Promise<{ input: Buffer; raw: OutputInfo }> {
  const { family, lineHeight, file } = FACES[face];
  const marked = `<span foreground="${colour}" line_height="${lineHeight}">${escapeXml(text)}</span>`;
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: marked,
        font: `${family} ${size}`,
        fontfile: inProject(file),
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
