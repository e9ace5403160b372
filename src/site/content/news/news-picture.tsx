import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '#site/components/drawings/drawings.css';
import './news-picture.css';
import { PICTURE_FOLDER } from './picture-files.ts';

export interface NewsPictureProps {
  /** An SVG file of `pictures/`. */
  file: string;
  alt: string;
}

/** A drawing, written into the page so that its classes take the colours of the site, in light and in dark. Build only. */
export function NewsPicture({ file, alt }: NewsPictureProps) {
  const { root, shapes } = readDrawing(file);
  return (
    <svg
      className={attributeOf(root, 'class')}
      viewBox={attributeOf(root, 'viewBox')}
      role="img"
      aria-label={alt}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the lender's own file, at build.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

function readDrawing(file: string) {
  const path = join(PICTURE_FOLDER, file);
  const [, root, shapes] = /<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(path, 'utf8')) ?? [];
  if (root === undefined || shapes === undefined) throw new Error(`${path} is not an SVG drawing`);
  return { root, shapes: shapes.replace(/>\s+</g, '><').trim() };
}

const attributeOf = (root: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1];
