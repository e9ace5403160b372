import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { brandPhotos } from '#site/content/news/brand-photos.ts';
import {
  PICTURE_FOLDER,
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureName,
} from '#site/content/news/picture-files.ts';

interface Props {
  /** Of its file. */
  path: string;
  width: PictureWidth;
}

/** Each photo of the texts and of the brand in each of its widths. */
export function getStaticPaths() {
  const files = globSync('*.{jpg,png,webp}', { cwd: PICTURE_FOLDER });
  const photos = [
    ...files.map((file) => ({ file: basename(file), path: join(PICTURE_FOLDER, file) })),
    ...brandPhotos(),
  ];
  const names = photos.map(({ file }) => file.replace(/\.\w+$/, ''));
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`${PICTURE_FOLDER}: two pictures are called ${twice}`);
  return photos.flatMap(({ file, path }) =>
    PICTURE_WIDTHS.map((width) => ({
      params: { picture: pictureName(file, width) },
      props: { path, width } satisfies Props,
    })),
  );
}

/** Never enlarged, rotated by its EXIF orientation, and without other metadata such as location. */
export async function GET({ props: { path, width } }: { props: Props }): Promise<Response> {
  const resized = await sharp(path)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return new Response(new Uint8Array(resized), { headers: { 'content-type': 'image/webp' } });
}
