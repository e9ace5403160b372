import type { Drawing } from '#domain/brand/drawing.ts';

/** A drawing of the brand on a page, as decoration: its name stands next to it, or labels the link around it. */
export function BrandDrawing({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox.join(' ')}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by readDrawing from shapes that it allows.
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  );
}
