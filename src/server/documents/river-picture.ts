import { amortise } from '#domain/loan/amortisation.ts';
import { BOX, bankPath, waterPath } from '#domain/river/river-path.ts';
import { shapeRiver } from '#domain/river/river-shape.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { totalAmount } from '#journey/loan.ts';

const WATER = '#2B6F69';
const SHALLOW = '#CFE5DF';

/** The loan as a river, as SVG: numbers and two colours, nothing that anyone typed. */
export function riverPicture(loan: Loan, tariff: Tariff): string {
  const amount = totalAmount(loan);
  const instalments = amortise(amount, loan.taeg, loan.duration);
  const river = shapeRiver({ amount, bounds: boundsOf(tariff), instalments });
  const { width, height } = BOX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${SHALLOW}" d="${bankPath(river)}"/>`,
    `<path fill="${WATER}" d="${waterPath(river)}"/>`,
    '</svg>',
  ].join('');
}
