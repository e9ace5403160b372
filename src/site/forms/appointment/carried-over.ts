import { toEuros } from '#domain/money/money.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import { ratesOffered, workOutMortgage } from '#domain/mortgage/work-out.ts';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { CARRIED_NAMES, readCarried } from '#journey/inquiries/mortgage-form.ts';
import {
  readSimulatedMortgage,
  type SimulatedMortgage,
} from '#journey/inquiries/simulated-mortgage.ts';
import { readCookie } from '#site/browser/cookies/cookie.ts';

/** What a visitor chose on other pages, and goes along with the form unless they take it out. */
export interface CarriedOver {
  readonly simulated: SimulatedMortgage | undefined;
  /** A broker's id. */
  readonly broker: string | undefined;
}

export const NOTHING_CARRIED: CarriedOver = { simulated: undefined, broker: undefined };

/** The cookies that it is read from. */
export const CARRIED_COOKIES: Readonly<Record<keyof CarriedOver, (typeof CARRIED_NAMES)[number]>> =
  {
    simulated: 'ch-params',
    broker: BROKER_NAME,
  };

/** Reads it from all cookies of the page (spec 1 §3); what is not usable is not there. */
export function readCarriedOver(cookies: string): CarriedOver {
  const found = readCarried(
    Object.fromEntries(CARRIED_NAMES.map((name) => [name, readCookie(cookies, name) ?? ''])),
  );
  return {
    simulated: readSimulatedMortgage(found['ch-params'] ?? ''),
    broker: found[BROKER_NAME],
  };
}

/** What a simulated mortgage lends, in whole euros; nothing where it is not offered any more. */
export function simulatedAmount(
  { mode, type, amount, years }: SimulatedMortgage,
  mortgages: Mortgages,
): number | undefined {
  if (mode === 'borrow') return amount;
  const mortgage = mortgages[type === 'light' ? 'LIGHT' : 'CH'];
  if (!ratesOffered(mortgage, mode).some((rate) => rate.years === years)) return undefined;
  const worked = workOutMortgage(mortgage, { mode, amount, years });
  return worked.ok ? Math.floor(toEuros(worked.loan.amount)) : undefined;
}

/** What a simulation answers of the form, unless somebody answered it already. */
export interface Proposals {
  /** Whole euros, as digits. */
  readonly priceborrow: string | undefined;
  readonly type: string | undefined;
}

export function proposalsOf({ simulated }: CarriedOver, mortgages: Mortgages): Proposals {
  return {
    priceborrow: simulated && simulatedAmount(simulated, mortgages)?.toString(),
    // A house in a simulator says a mortgage with a deed, not a house.
    type: simulated?.type === 'apartment' ? simulated.type : undefined,
  };
}

/** Which answers are still those that were filled in. */
export function stillProposed(
  proposals: Proposals,
  answers: Proposals,
): readonly (keyof Proposals)[] {
  return (['priceborrow', 'type'] as const).filter(
    (name) => proposals[name] !== undefined && proposals[name] === answers[name],
  );
}
