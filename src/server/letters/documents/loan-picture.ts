import type { Brand } from '#domain/brand/brand.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { flowOf } from '../loan-picture/describe-picture.ts';
import { pictureOf } from '../loan-picture/picture-of.ts';
import type { DocumentPicture } from '../pdf/pdf-documents.ts';

/** As many labels as a page has room for. */
const ROOM = { most: 6, latest: 0.88 };

/** The loan chart of a document; null where loans are not drawn. */
export function loanPicture(
  { motif, colours }: Pick<Brand, 'motif' | 'colours'>,
  loan: Loan,
  tariff: Tariff | undefined,
  locale: ContractLocale,
): DocumentPicture | null {
  const { data, dataSoft } = colours.light;
  const paint = { capital: data, interest: { fill: dataSoft, opacity: 1 } };
  const picture = pictureOf(motif, flowOf(loan, tariff), { room: ROOM, paint, locale });
  if (!picture) return null;
  const { svg, alt, key, labels } = picture;
  return { svg, alt, key, labels };
}
