import { useEffect, useState } from 'react';
import { type Cents, cents } from '#domain/money/money.ts';
import { type Bounds, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { LoanChoice, LoanType, Offered } from './families.ts';
import { type Simulation, simulate, startingSimulation } from './simulate.ts';

/** What stands in the fields, in whole euros, as digits; empty while nothing is typed. */
export interface Entry {
  readonly amount: string;
  readonly additionalAmount: string;
}

interface State {
  choice: LoanChoice;
  entry: Entry;
  /** The last loan that could be worked out. */
  simulation: Simulation;
  /** Why the figures are not those of what is typed. */
  bounds: Bounds | undefined;
  /** The duration that the amount last typed does not offer. */
  refused: number | undefined;
  /** Those of the type just chosen, where the amount had to be brought within them. */
  broughtWithin: Bounds | undefined;
}

/** Where a simulator leaves its state for when it is put back on the page. */
export interface SimulatorMemory {
  state?: State;
}

/** A simulator's state: what is typed and chosen, and the last loan it made sense as. */
export function useSimulation(offered: Offered, memory?: SimulatorMemory) {
  const [wasKept] = useState(memory?.state !== undefined);
  const [state, setState] = useState<State>(() => memory?.state ?? open(offered));
  useEffect(() => {
    if (memory) memory.state = state;
  }, [memory, state]);

  const setType = (type: LoanType) =>
    setState((before) => chooseType(before, choiceOf(offered, type)));

  return {
    ...state,
    wasKept,
    setEntry: (changed: Partial<Entry>) =>
      setState((before) =>
        workOut(before, { ...before.entry, ...changed }, before.simulation.duration),
      ),
    setDuration: (duration: number) =>
      setState((before) => workOut(before, before.entry, duration)),
    setType,
    setLoan: (type: LoanType, entry: Entry, duration: number) =>
      setState((before) =>
        workOut({ ...before, choice: choiceOf(offered, type) }, entry, duration),
      ),
  };
}

function open({ choices, opensWith }: Offered): State {
  const choice = choices[0];
  if (!choice) throw new Error('A simulator offers nothing');
  const simulation = startingSimulation(choice.tariff, opensWith);
  return {
    choice,
    entry: entryOf(simulation.amount, simulation.additionalAmount),
    simulation,
    bounds: undefined,
    refused: undefined,
    broughtWithin: undefined,
  };
}

function workOut(before: State, entry: Entry, wanted: number): State {
  const { tariff } = before.choice;
  const additional = readDigits(entry.additionalAmount) ?? cents(0);
  const result = simulate(tariff, readDigits(entry.amount), wanted, additional);
  const state = { ...before, entry, refused: undefined, broughtWithin: undefined };
  if (!result.ok) return { ...state, bounds: result.bounds };
  const { simulation } = result;
  const refused = simulation.duration === wanted ? undefined : wanted;
  return { ...state, simulation, bounds: undefined, refused };
}

/**
 * Another type keeps what was typed. Where it does not lend that amount, the nearest one that it does
 * takes its place: figures of the type left behind would be another product's.
 */
function chooseType(before: State, choice: LoanChoice): State {
  const bounds = simulatorBoundsOf(choice.tariff);
  const typed = readDigits(before.entry.amount) ?? before.simulation.amount;
  const amount = cents(Math.min(Math.max(typed, bounds.min), bounds.max));
  const entry = { ...before.entry, amount: digitsOf(amount) };
  const state = workOut({ ...before, choice }, entry, before.simulation.duration);
  return amount === typed ? state : { ...state, broughtWithin: bounds };
}

function choiceOf({ choices }: Offered, type: LoanType): LoanChoice {
  const found = choices.find((choice) => choice.type === type);
  if (!found) throw new Error(`No loan of the type ${type}`);
  return found;
}

/** Amounts as they stand in the fields. */
export function entryOf(amount: Cents, additionalAmount: Cents): Entry {
  return { amount: digitsOf(amount), additionalAmount: digitsOf(additionalAmount) };
}

function digitsOf(amount: Cents): string {
  return String(Math.floor(amount / 100));
}

function readDigits(digits: string): Cents | undefined {
  return digits === '' ? undefined : cents(Number(digits) * 100);
}
