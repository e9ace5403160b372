import type { Motif } from '#domain/brand/motif.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { PALETTE } from '#view/palette.ts';
import { flowOf } from '../loan-picture/describe-picture.ts';
import { pictureOf } from '../loan-picture/picture-of.ts';
import type { DocumentPicture } from '../pdf/pdf-documents.ts';

const { data, dataSoft } = PALETTE.light;

/** As many labels as a page has room for. */
const ROOM = { most: 6, latest: 0.88 };

/** The loan chart of a document; null where loans are not drawn. */
export function loanPicture(
  motif: Motif,
  loan: Loan,
  tariff: Tariff | undefined,
  locale: ContractLocale,
): DocumentPicture | null {
  const paint = { capital: data, interest: { fill: dataSoft, opacity: 1 } };
  const picture = pictureOf(motif, flowOf(loan, tariff), { room: ROOM, paint, locale });
  if (!picture) return null;
  const { svg, alt, key, labels } = picture;
  return { svg, alt, key, labels };
}
