import type { FrontMatter } from '#configuration/content-schemas.ts';
import { NewsPicture } from './news-picture.tsx';
import { isDrawing, PICTURE_WIDTHS, picturePath } from './picture-files.ts';

export interface ArticlePictureProps {
  picture: FrontMatter<'news'>['picture'];
  /** The displayed width, as in an image's `sizes`. */
  sizes: string;
  /** True if it is in view when the page opens. */
  isFirst?: boolean | undefined;
}

/** The picture of an article: a drawing, or a photo of the lender's. */
export function ArticlePicture({ picture, sizes, isFirst = false }: ArticlePictureProps) {
  const { file, alt } = picture;
  if (isDrawing(file)) return <NewsPicture file={file} alt={alt} />;
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
