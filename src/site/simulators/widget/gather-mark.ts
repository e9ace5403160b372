import { Parser } from 'htmlparser2';
import type { Drawing } from '#domain/brand/drawing.ts';
import type { MarkShape, WidgetMark } from './widget-setup.ts';

/** The lender's mark in pieces that the widget creates one by one. For the build only. */
export function gatherMark({ viewBox, shapes }: Drawing): WidgetMark {
  const all: MarkShape[] = [];
  const open = [all];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const inside: MarkShape[] = [];
        open.at(-1)?.push({ name, attributes, inside });
        open.push(inside);
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(shapes);
  return { viewBox: viewBox.join(' '), shapes: all };
}
