import { type Cents, cents } from '#domain/money/money.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { type Bounds, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { LoanChoice, LoanType, Offered } from './families.ts';
import { type Simulation, simulate, startingSimulation } from './simulate.ts';

/** The content of the fields: whole euros as digits, empty while nothing is typed; or a text that is no amount. */
export interface Entry {
  readonly amount: string;
  readonly additionalAmount: string;
}

/** A simulator's state: what is typed and chosen, and the last valid loan. */
export interface SimulationState {
  readonly choice: LoanChoice;
  readonly entry: Entry;
  /**
   * The duration chosen last, in months; undefined until the visitor chooses. It is kept while an
   * amount that does not offer it is being typed.
   */
  readonly wanted: number | undefined;
  /** The last valid loan of the chosen type. */
  readonly simulation: Simulation;
  /** Why the figures do not match what is typed. */
  readonly bounds: Bounds | undefined;
  /** The wanted duration, if the amount is not lent over it. */
  readonly refused: number | undefined;
  /** The bounds of the newly chosen type, if the amount had to be adjusted to them. */
  readonly broughtWithin: Bounds | undefined;
}

/** The initial state of a simulator. */
export function openSimulation({ choices, opensWith }: Offered): SimulationState {
  const choice = choices[0];
  if (!choice) throw new Error('A simulator offers nothing');
  const simulation = startingSimulation(choice.tariff, opensWith);
  return {
    choice,
    entry: entryOf(simulation.amount, simulation.additionalAmount),
    wanted: undefined,
    simulation,
    bounds: undefined,
    refused: undefined,
    broughtWithin: undefined,
  };
}

/**
 * Calculates the loan typed, over the wanted duration or the nearest to it; without a wanted
 * duration, over the example's.
 */
export function workOut(
  before: SimulationState,
  entry: Entry,
  wanted = before.wanted,
): SimulationState {
  const { tariff } = before.choice;
  const { amount, additionalAmount } = entry;
  const additional = additionalAmount === '' ? cents(0) : readDigits(additionalAmount);
  // An additional amount that cannot be read is refused like an amount, and not taken as 0.
  const typed = additional === undefined ? undefined : readDigits(amount);
  const result = simulate(tariff, typed, wanted, additional);
  const state = { ...before, entry, wanted, refused: undefined, broughtWithin: undefined };
  if (!result.ok) return { ...state, bounds: result.bounds };
  const { simulation } = result;
  const refused = simulation.duration === wanted ? undefined : wanted;
  return { ...state, simulation, bounds: undefined, refused };
}

/**
 * Changing the type keeps what was typed. If the new type does not lend that amount, the nearest
 * amount that it lends replaces it: the old figures would belong to another product.
 */
export function chooseType(
  before: SimulationState,
  offered: Offered,
  type: LoanType,
): SimulationState {
  const choice = choiceOf(offered, type);
  const bounds = simulatorBoundsOf(choice.tariff);
  const typed = readDigits(before.entry.amount) ?? before.simulation.amount;
  const amount = cents(Math.min(Math.max(typed, bounds.min), bounds.max));
  const entry = { ...before.entry, amount: digitsOf(amount) };
  const state = workOut({ ...before, choice }, entry);
  return amount === typed ? state : { ...state, broughtWithin: bounds };
}

function choiceOf({ choices }: Offered, type: LoanType): LoanChoice {
  const found = choices.find((choice) => choice.type === type);
  if (!found) throw new Error(`No loan of the type ${type}`);
  return found;
}

/** The amounts as they are written in the fields. */
function entryOf(amount: Cents, additionalAmount: Cents): Entry {
  return { amount: digitsOf(amount), additionalAmount: digitsOf(additionalAmount) };
}

function digitsOf(amount: Cents): string {
  return String(Math.floor(amount / 100));
}

function readDigits(digits: string): Cents | undefined {
  const euros = wholeEuros(digits);
  return euros === undefined ? undefined : cents(euros * 100);
}
