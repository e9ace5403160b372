import { useState } from 'react';
import { type Cents, cents } from '#domain/money/money.ts';
import type { Bounds } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { type Simulation, simulate, startingSimulation } from './simulate.ts';

interface State {
  digits: string;
  /** The last loan that could be worked out. */
  simulation: Simulation;
  /** Why the figures are not those of what is typed. */
  bounds: Bounds | undefined;
  /** The duration that the amount last typed does not offer. */
  refused: number | undefined;
}

/** A simulator's state: what is typed, and the last loan it made sense as. */
export function useSimulation(tariff: Tariff) {
  const [state, setState] = useState<State>(() => {
    const simulation = startingSimulation(tariff);
    return {
      digits: String(simulation.amount / 100),
      simulation,
      bounds: undefined,
      refused: undefined,
    };
  });

  const work = (digits: string, wanted: number) =>
    setState((before) => {
      const result = simulate(tariff, readDigits(digits), wanted);
      if (!result.ok) return { ...before, digits, bounds: result.bounds, refused: undefined };
      const { simulation } = result;
      const refused = simulation.duration === wanted ? undefined : wanted;
      return { digits, simulation, bounds: undefined, refused };
    });

  return {
    ...state,
    setDigits: (digits: string) => work(digits, state.simulation.duration),
    setDuration: (duration: number) => work(state.digits, duration),
    setLoan: work,
  };
}

function readDigits(digits: string): Cents | undefined {
  return digits === '' ? undefined : cents(Number(digits) * 100);
}
