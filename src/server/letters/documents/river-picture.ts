import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { PALETTE } from '#view/palette.ts';
import { describeRiver, flowOf } from '../loan-river/describe-river.ts';
import { drawRiver } from '../loan-river/draw-river.ts';
import type { DocumentRiver } from '../pdf/pdf-documents.ts';

const { water, shallow } = PALETTE.light;

/** As many labels as a page has room for. */
const ROOM = { most: 6, latest: 0.88 };

/** The loan chart of a document. */
export function riverPicture(
  loan: Loan,
  tariff: Tariff | undefined,
  locale: ContractLocale,
): DocumentRiver {
  const flow = flowOf(loan, tariff);
  const { alt, key, labels, years } = describeRiver(flow, ROOM, locale);
  const svg = drawRiver(flow, years, { water, bank: { fill: shallow, opacity: 1 } });
  return { svg, alt, key, labels };
}
