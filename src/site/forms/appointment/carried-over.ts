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

/** What a visitor chose on other pages; sent with the form unless they remove it. */
export interface CarriedOver {
  readonly simulated: SimulatedMortgage | undefined;
  /** A broker's id. */
  readonly broker: string | undefined;
}

export const NOTHING_CARRIED: CarriedOver = { simulated: undefined, broker: undefined };

/** The cookie of each. */
export const CARRIED_COOKIES: Readonly<Record<keyof CarriedOver, (typeof CARRIED_NAMES)[number]>> =
  {
    simulated: 'ch-params',
    broker: BROKER_NAME,
  };

/** Reads it from the page's cookies (C-5.5); undefined for unusable values. */
export function readCarriedOver(cookies: string): CarriedOver {
  const found = readCarried(
    Object.fromEntries(CARRIED_NAMES.map((name) => [name, readCookie(cookies, name) ?? ''])),
  );
  return {
    simulated: readSimulatedMortgage(found['ch-params'] ?? ''),
    broker: found[BROKER_NAME],
  };
}

/** The amount of a simulated mortgage, in whole euros; undefined if it is no longer offered. */
export function simulatedAmount(
  { mode, type, amount, years }: SimulatedMortgage,
  mortgages: Mortgages,
): number | undefined {
  if (mode === 'borrow') return amount;
  const mortgage = mortgages[type === 'light' ? 'LIGHT' : 'CH'];
  if (!mortgage || !ratesOffered(mortgage, mode).some((rate) => rate.years === years))
    return undefined;
  const worked = workOutMortgage(mortgage, { mode, amount, years });
  return worked.ok ? Math.floor(toEuros(worked.loan.amount)) : undefined;
}

/** The answers that a simulation proposes for questions without an answer. */
export interface Proposals {
  /** Whole euros, as digits. */
  readonly priceborrow: string | undefined;
  readonly type: string | undefined;
}

export function proposalsOf({ simulated }: CarriedOver, mortgages: Mortgages): Proposals {
  return {
    priceborrow: simulated && simulatedAmount(simulated, mortgages)?.toString(),
    // In a simulator, `house` means a mortgage with a deed, not the type of property.
    type: simulated?.type === 'apartment' ? simulated.type : undefined,
  };
}

/** The answers that are still as proposed. */
export function stillProposed(
  proposals: Proposals,
  answers: Proposals,
): readonly (keyof Proposals)[] {
  return (['priceborrow', 'type'] as const).filter(
    (name) => proposals[name] !== undefined && proposals[name] === answers[name],
  );
}
