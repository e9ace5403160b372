import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { SimulatedMortgage } from '#journey/inquiries/simulated-mortgage.ts';
import { fill } from '../translation.ts';
import type { AppointmentWords } from './appointment.ts';

/** A simulated mortgage in a line: "Crédit hypothécaire : 200 000 € sur 20 ans". */
export function describeSimulated(
  { mode, type, amount, years }: SimulatedMortgage,
  words: AppointmentWords,
  locale: Locale,
): string {
  return fill(words.carriedOver[mode], {
    name: type === 'light' ? words.carriedOver.light : words.carriedOver.classic,
    amount: formatAmount(toCents(amount), locale, 'whenNeeded'),
    years,
  });
}
