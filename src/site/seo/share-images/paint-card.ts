import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '#domain/seo/xml.ts';
import { inProject } from '#site/build/project-root.ts';

/** A text in its place: the largest of its sizes that fits is taken, in pixels. */
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

/** All that a card is painted from: two alike are one picture. */
export interface CardRecipe {
  svg: string;
  texts: readonly CardText[];
}

const FONTS = 'node_modules/@expo-google-fonts';

/** Lines of a title stand closer than a typeface would have them by itself. */
const FACES = {
  title: {
    family: 'Besley Bold',
    lineHeight: 0.78,
    file: `${FONTS}/besley/700Bold/Besley_700Bold.ttf`,
  },
  text: {
    family: 'Hanken Grotesk',
    lineHeight: 1,
    file: `${FONTS}/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf`,
  },
} as const;

/** Kept between builds: most cards are those of the last one. */
const CACHE = inProject('dist', '.cache', 'cards');

/** A card as PNG; from the last build where that made the same. */
export async function paintCard(recipe: CardRecipe): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify([recipe, FACES]));
  const kept = join(CACHE, `${key.digest('hex').slice(0, 32)}.png`);
  const known = await readFile(kept).catch(() => undefined);
  if (known !== undefined) return known;
  const layers = await Promise.all(
    recipe.texts.map(async (text) => ({
      input: await setText(text),
      left: text.left,
      top: text.top,
    })),
  );
  const png = await sharp(Buffer.from(recipe.svg))
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(kept, png);
  return png;
}

async function setText({ text, face, colour, width, height, sizes }: CardText): Promise<Buffer> {
  const { family, lineHeight, file } = FACES[face];
  const marked = `<span foreground="${colour}" line_height="${lineHeight}">${escapeXml(text)}</span>`;
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        ...{ text: marked, font: `${family} ${size}`, fontfile: inProject(file) },
        ...{ width, rgba: true, dpi: 72 },
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.height <= height && info.width <= width) return data;
  }
  throw new Error(`«${text}» does not fit on a card`);
}
