import { type Cents, cents } from '#domain/money/money.ts';
import { type Bounds, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { LoanChoice, LoanType, Offered } from './families.ts';
import { type Simulation, simulate, startingSimulation } from './simulate.ts';

/** What stands in the fields, in whole euros, as digits; empty while nothing is typed. */
export interface Entry {
  readonly amount: string;
  readonly additionalAmount: string;
}

/** A simulator: what is typed and chosen, and the last loan it made sense as. */
export interface SimulationState {
  readonly choice: LoanChoice;
  readonly entry: Entry;
  /**
   * The duration last chosen, in months; nothing while nobody chose one. An amount being typed may not
   * offer it, and then does.
   */
  readonly wanted: number | undefined;
  /** Of the type that is chosen. */
  readonly simulation: Simulation;
  /** Why the figures are not those of what is typed. */
  readonly bounds: Bounds | undefined;
  /** The duration wanted, where the amount is not lent over it. */
  readonly refused: number | undefined;
  /** Those of the type just chosen, where the amount had to be brought within them. */
  readonly broughtWithin: Bounds | undefined;
}

/** What a simulator opens with. */
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

/** Works out what is typed, over the duration wanted or the nearest; over the example's where none is. */
export function workOut(
  before: SimulationState,
  entry: Entry,
  wanted = before.wanted,
): SimulationState {
  const { tariff } = before.choice;
  const additional = readDigits(entry.additionalAmount) ?? cents(0);
  const result = simulate(tariff, readDigits(entry.amount), wanted, additional);
  const state = { ...before, entry, wanted, refused: undefined, broughtWithin: undefined };
  if (!result.ok) return { ...state, bounds: result.bounds };
  const { simulation } = result;
  const refused = simulation.duration === wanted ? undefined : wanted;
  return { ...state, simulation, bounds: undefined, refused };
}

/**
 * Another type keeps what was typed. Where it does not lend that amount, the nearest one that it does
 * takes its place: figures of the type left behind would be another product's.
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

/** Amounts as they stand in the fields. */
function entryOf(amount: Cents, additionalAmount: Cents): Entry {
  return { amount: digitsOf(amount), additionalAmount: digitsOf(additionalAmount) };
}

function digitsOf(amount: Cents): string {
  return String(Math.floor(amount / 100));
}

function readDigits(digits: string): Cents | undefined {
  return digits === '' ? undefined : cents(Number(digits) * 100);
}
