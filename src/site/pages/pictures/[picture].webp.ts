import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import {
  PICTURE_FOLDER,
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureName,
} from '#site/content/news/picture-files.ts';

interface Props {
  file: string;
  width: PictureWidth;
}

/** Each picture in each of its widths. */
export function getStaticPaths() {
  const files = globSync('*.{jpg,png,webp}', { cwd: PICTURE_FOLDER });
  const names = files.map((file) => basename(file).replace(/\.\w+$/, ''));
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`${PICTURE_FOLDER}: two pictures are called ${twice}`);
  return files.flatMap((file) =>
    PICTURE_WIDTHS.map((width) => ({
      params: { picture: pictureName(file, width) },
      props: { file, width } satisfies Props,
    })),
  );
}

/** Never enlarged, rotated by its EXIF orientation, and without other metadata such as location. */
export async function GET({ props: { file, width } }: { props: Props }): Promise<Response> {
  const resized = await sharp(join(PICTURE_FOLDER, file))
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return new Response(new Uint8Array(resized), { headers: { 'content-type': 'image/webp' } });
}
