import {
  MORTGAGE_DEFAULTS,
  MORTGAGE_LIMITS,
  type MortgageLimits,
} from '#domain/mortgage/limits.ts';
import type { Mortgage, MortgageMode, Mortgages } from '#domain/mortgage/mortgage.ts';
import {
  type MortgageLoan,
  type MortgageRefusal,
  ratesOffered,
  workOutMortgage,
} from '#domain/mortgage/work-out.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { type MortgageType, mortgageOf, TYPES } from './mortgage-types.ts';

/** The content of the fields: whole euros as digits, empty while nothing is typed; and years. */
export interface MortgageEntry {
  readonly amount: string;
  readonly years: number;
}

/** A mortgage simulator's state: what is chosen and typed, and the last valid loan. */
export interface MortgageState {
  readonly type: MortgageType;
  readonly mode: MortgageMode;
  /** Each mode keeps what was typed in it, because an amount and a payment are unrelated values. */
  readonly entries: Readonly<Record<MortgageMode, MortgageEntry>>;
  /** The last valid loan of the chosen product and mode. */
  readonly loan: MortgageLoan;
  /** Why the loan does not match what is typed. */
  readonly refusal: MortgageRefusal | undefined;
  /** The limits that the typed value was adjusted to, for the newly chosen type or mode. */
  readonly broughtWithin: MortgageLimits | undefined;
}

interface Question {
  readonly amount: number | undefined;
  readonly years: number;
}

/** The initial state of a simulator (W-3.3 to W-3.6), in the mode that asks for the amount to borrow. */
export function openMortgage(mortgages: Mortgages, type: MortgageType): MortgageState {
  const entries = {
    borrow: entryOf(openingOf(mortgages, type, 'borrow')),
    settle: entryOf(openingOf(mortgages, type, 'settle')),
  };
  return adjustState(mortgages, type, 'borrow', entries);
}

/**
 * Calculates the loan for what is typed or chosen now; a duration that is not offered becomes the
 * nearest that is.
 */
export function enter(
  mortgages: Mortgages,
  before: MortgageState,
  changed: Partial<MortgageEntry>,
): MortgageState {
  const { type, mode } = before;
  const mortgage = mortgageOf(mortgages, type);
  const wanted = { ...before.entries[mode], ...changed };
  const entry = { ...wanted, years: nearestYears(mortgage, mode, wanted.years) };
  const entries = { ...before.entries, [mode]: entry };
  const result = workOutMortgage(mortgage, { mode, ...questionOf(entry) });
  const state = { ...before, entries, broughtWithin: undefined };
  return result.ok
    ? { ...state, loan: result.loan, refusal: undefined }
    : { ...state, refusal: result.refusal };
}

/** Switches to the other mode, with what was typed in it before. */
export function chooseMode(
  mortgages: Mortgages,
  before: MortgageState,
  mode: MortgageMode,
): MortgageState {
  return adjustState(mortgages, before.type, mode, before.entries);
}

/**
 * Switches to the other type. What was typed stays, adjusted to the new type's limits: the old figures
 * would belong to another product. Values that were not touched become the new type's initial values.
 */
export function chooseType(
  mortgages: Mortgages,
  before: MortgageState,
  type: MortgageType,
): MortgageState {
  const keep = (mode: MortgageMode): MortgageEntry => {
    const entry = before.entries[mode];
    const opening = entryOf(openingOf(mortgages, before.type, mode));
    const isUntouched = entry.amount === opening.amount && entry.years === opening.years;
    return isUntouched ? entryOf(openingOf(mortgages, type, mode)) : entry;
  };
  const entries = { borrow: keep('borrow'), settle: keep('settle') };
  return adjustState(mortgages, type, before.mode, entries);
}

/** The state of a type and mode with a loan, whatever was typed. */
function adjustState(
  mortgages: Mortgages,
  type: MortgageType,
  mode: MortgageMode,
  entries: MortgageState['entries'],
): MortgageState {
  const mortgage = mortgageOf(mortgages, type);
  const typed = entries[mode];
  const { question, loan } = nearestLoan(mortgage, mode, questionOf(typed));
  const entry = entryOf(question);
  const isKept = entry.amount === typed.amount && entry.years === typed.years;
  return {
    type,
    mode,
    entries: { ...entries, [mode]: entry },
    loan,
    refusal: undefined,
    broughtWithin: isKept ? undefined : MORTGAGE_LIMITS[mortgage.code][mode],
  };
}

function openingOf(mortgages: Mortgages, type: MortgageType, mode: MortgageMode): Question {
  const { code } = TYPES[type];
  return nearestLoan(mortgageOf(mortgages, type), mode, MORTGAGE_DEFAULTS[code][mode]).question;
}

/** The nearest question that has a loan. */
function nearestLoan(
  mortgage: Mortgage,
  mode: MortgageMode,
  { amount, years }: Question,
): { question: Question; loan: MortgageLoan } {
  const { amount: limits } = MORTGAGE_LIMITS[mortgage.code][mode];
  const wanted = amount ?? MORTGAGE_DEFAULTS[mortgage.code][mode].amount;
  const within = Math.min(Math.max(wanted, limits.min), limits.max);
  const question = { amount: within, years: nearestYears(mortgage, mode, years) };
  const result = workOutMortgage(mortgage, { mode, ...question });
  if (result.ok) return { question, loan: result.loan };
  const { refusal } = result;
  if (refusal.kind === 'tooLittle') {
    if (refusal.fromPayment !== undefined)
      return nearestLoan(mortgage, mode, { ...question, amount: refusal.fromPayment });
    if (refusal.fromYears !== undefined)
      return nearestLoan(mortgage, mode, { ...question, years: refusal.fromYears });
    if (within < limits.max)
      return nearestLoan(mortgage, mode, { ...question, amount: limits.max });
  }
  throw new Error(`${mortgage.code} lends nothing for ${limits.max} a month`);
}

function nearestYears(mortgage: Mortgage, mode: MortgageMode, wanted: number): number {
  const offered = ratesOffered(mortgage, mode).map(({ years }) => years);
  const nearest = offered.findLast((years) => years <= wanted) ?? offered[0];
  if (nearest === undefined) throw new Error(`${mortgage.code} offers no duration to ${mode}`);
  return nearest;
}

function questionOf({ amount, years }: MortgageEntry): Question {
  return { amount: wholeEuros(amount), years };
}

function entryOf({ amount, years }: Question): MortgageEntry {
  return { amount: amount === undefined ? '' : String(amount), years };
}
