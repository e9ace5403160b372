import type { FrontMatter } from '#configuration/content-schemas.ts';
import { NewsPicture } from './news-picture.tsx';
import { PICTURE_WIDTHS, picturePath } from './picture-files.ts';

export interface ArticlePictureProps {
  id: string;
  picture: FrontMatter<'news'>['picture'];
  /** The displayed width, as in an image's `sizes`. */
  sizes: string;
  /** True if it is in view when the page opens. */
  isFirst?: boolean;
}

/** The picture of an article: composed of our drawings, or the lender's own. */
export function ArticlePicture({ id, picture, sizes, isFirst = false }: ArticlePictureProps) {
  if ('scene' in picture) return <NewsPicture id={id} picture={picture} />;
  const { file, alt } = picture;
  return (
    <img
      className="news-picture"
      src={picturePath(file, PICTURE_WIDTHS[0])}
      srcSet={PICTURE_WIDTHS.map((width) => `${picturePath(file, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
