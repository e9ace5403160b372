import type { Motif } from '#domain/brand/motif.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { FORMS } from '#view/loan-chart/forms.ts';
import type { Flow } from '#view/loan-chart/slices.ts';
import { chartWords } from '#words/chart/chart.ts';
import { describePicture, type LabelRoom, type PictureInWords } from './describe-picture.ts';
import { drawPicture, type PicturePaint } from './draw-picture.ts';

/** A loan as its lender's motif draws it, as SVG and in words; `undefined` where the motif is none (F-3.1). */
export function pictureOf(
  motif: Motif,
  flow: Flow,
  { room, paint, locale }: { room: LabelRoom; paint: PicturePaint; locale: Locale },
): (PictureInWords & { svg: string }) | undefined {
  const form = FORMS[motif];
  const words = chartWords(locale, motif);
  if (!form || !words) return undefined;
  const described = describePicture(form, words, flow, room, locale);
  return { ...described, svg: drawPicture(form, flow, described.years, paint) };
}
