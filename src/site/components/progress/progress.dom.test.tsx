import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Progress, type ProgressStage } from './progress.tsx';

afterEach(cleanup);

const LABELS = ['Données', 'Activité', 'Frais', 'Finalisation'];
const stateOf = (index: number, current: number): ProgressStage['state'] => {
  if (index < current) return 'done';
  return index > current ? 'ahead' : 'current';
};
const at = (current: number) =>
  LABELS.map((label, index) => ({ label, state: stateOf(index, current) }));

/** How far the water has come, of 400. */
function waterAt(current: number, within?: number): number {
  cleanup();
  render(
    <Progress label="Étapes" stages={at(current)} {...(within !== undefined && { within })} />,
  );
  return Number(document.querySelector('svg svg')?.getAttribute('width'));
}

it('fills as the stages are done, and is full once nothing is left', () => {
  expect(waterAt(0)).toBe(50);
  expect(waterAt(2)).toBe(250);
  expect(waterAt(3, 0.75)).toBe(375);
  expect(waterAt(3, 1)).toBe(400);
});

it('numbers its stages, and names the current one', () => {
  waterAt(1);
  const stages = [...document.querySelectorAll('[data-stage]')];
  expect(stages.map((stage) => stage.getAttribute('data-stage'))).toEqual(['1', '2', '3', '4']);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('2 Activité');
});
