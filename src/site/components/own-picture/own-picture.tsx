import type { Drawing } from '#domain/brand/drawing.ts';
import './own-picture.css';

export type OwnPictureProps = {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
} & (
  | { readonly drawing: Drawing }
  | {
      readonly photo: {
        /** Its addresses in the two widths of pictures. */
        readonly small: string;
        readonly large: string;
        /** Of the file, in pixels: pages keep its proportions free. */
        readonly width: number;
        readonly height: number;
      };
    }
);

/** A picture of the lender's own, in the place of a drawing of the program. */
export function OwnPicture(props: OwnPictureProps) {
  const { alt } = props;
  if ('drawing' in props)
    return (
      <svg
        className="own-picture"
        viewBox={props.drawing.viewBox.join(' ')}
        role="img"
        aria-label={alt}
        focusable="false"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by readDrawing from shapes that it allows.
        dangerouslySetInnerHTML={{ __html: props.drawing.shapes }}
      />
    );
  const { small, large, width, height } = props.photo;
  return (
    <img
      className="own-picture"
      src={small}
      srcSet={`${small} 640w, ${large} 1280w`}
      sizes="20rem"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
