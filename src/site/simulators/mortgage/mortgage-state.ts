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
import { type MortgageType, TYPES } from './mortgage-types.ts';

/** What stands in the fields: whole euros as digits, empty while nothing is typed; and years. */
export interface MortgageEntry {
  readonly amount: string;
  readonly years: number;
}

/** A mortgage simulator: what is chosen and typed, and the last loan it made sense as. */
export interface MortgageState {
  readonly type: MortgageType;
  readonly mode: MortgageMode;
  /** Each mode keeps what was typed in it: an amount and a payment say nothing of each other. */
  readonly entries: Readonly<Record<MortgageMode, MortgageEntry>>;
  /** Of the product and the mode that are chosen. */
  readonly loan: MortgageLoan;
  /** Why it is not the loan of what is typed. */
  readonly refusal: MortgageRefusal | undefined;
  /** The limits that what was typed had to be brought within, for the type or mode just chosen. */
  readonly broughtWithin: MortgageLimits | undefined;
}

interface Question {
  readonly amount: number | undefined;
  readonly years: number;
}

/** What a simulator opens with (spec 1 §9); borrowing comes first. */
export function openMortgage(mortgages: Mortgages, type: MortgageType): MortgageState {
  const entries = {
    borrow: entryOf(openingOf(mortgages, type, 'borrow')),
    settle: entryOf(openingOf(mortgages, type, 'settle')),
  };
  return arrive(mortgages, type, 'borrow', entries);
}

/** Works out what is typed or chosen now; a duration that is not offered becomes the nearest. */
export function enter(
  mortgages: Mortgages,
  before: MortgageState,
  changed: Partial<MortgageEntry>,
): MortgageState {
  const { type, mode } = before;
  const mortgage = mortgages[TYPES[type].code];
  const wanted = { ...before.entries[mode], ...changed };
  const entry = { ...wanted, years: nearestYears(mortgage, mode, wanted.years) };
  const entries = { ...before.entries, [mode]: entry };
  const result = workOutMortgage(mortgage, { mode, ...questionOf(entry) });
  const state = { ...before, entries, broughtWithin: undefined };
  return result.ok
    ? { ...state, loan: result.loan, refusal: undefined }
    : { ...state, refusal: result.refusal };
}

/** The other way to ask, with what was typed in it before. */
export function chooseMode(
  mortgages: Mortgages,
  before: MortgageState,
  mode: MortgageMode,
): MortgageState {
  return arrive(mortgages, before.type, mode, before.entries);
}

/**
 * The other type. What was typed stays, brought within its limits where it has to be: figures of
 * the type left behind would be another product's. What nobody typed gives way to its own opening.
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
  return arrive(mortgages, type, before.mode, entries);
}

/** At a type and mode with a loan, whatever was typed. */
function arrive(
  mortgages: Mortgages,
  type: MortgageType,
  mode: MortgageMode,
  entries: MortgageState['entries'],
): MortgageState {
  const mortgage = mortgages[TYPES[type].code];
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
  return nearestLoan(mortgages[code], mode, MORTGAGE_DEFAULTS[code][mode]).question;
}

/** The question nearest to this one that has a loan. */
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
  return { amount: amount === '' ? undefined : Number(amount), years };
}

function entryOf({ amount, years }: Question): MortgageEntry {
  return { amount: amount === undefined ? '' : String(amount), years };
}
