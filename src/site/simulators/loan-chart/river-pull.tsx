import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { Button } from '#site/components/button/button.tsx';
import { inEuros } from '#view/loan-chart/describe-loan.ts';
import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { edges, percent } from '#view/loan-chart/loan-picture.tsx';
import {
  bedBeyond,
  drawPulled,
  mouthAt,
  placeOf,
  pullScale,
  roomAtMouth,
  sourceAt,
} from '#view/loan-chart/pull-loan.ts';
import type { Flow } from '#view/loan-chart/slices.ts';
import type { FollowWords } from '#words/chart/chart.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { PullHandle } from './pull-handle.tsx';
import type { Pull, Redraw } from './tools.ts';
import { useHeldGround } from './use-held-ground.ts';
import './river-pull.css';

export interface RiverPullProps {
  words: FollowWords;
  table: SimulatorWords['table'];
  locale: Locale;
  flow: Flow;
  at: NonNullable<LoanForm['at']>;
  pull: Pull;
  onRedraw: (redraw: (() => Redraw) | undefined) => void;
  /** Shows the buoy instead. */
  onFollow: () => void;
}

/**
 * Handles on the loan's picture, which are sliders: its width where it begins is the amount, its end the duration. All
 * loans of the product are on one scale of time and money, so that the picture holds still under a pull.
 */
export function RiverPull(props: RiverPullProps) {
  const { words, table, locale, flow, at, pull, onRedraw, onFollow } = props;
  const { state, setEntry, setDuration } = pull;
  const { tariff } = state.choice;
  const scale = useMemo(() => pullScale(tariff), [tariff]);
  useLayoutEffect(() => {
    onRedraw(() => (plain) => drawPulled(plain, scale, at));
    return () => onRedraw(undefined);
  }, [onRedraw, scale, at]);

  const { ground, isHeld, hold, release } = useHeldGround();
  const mouth = useRef<HTMLInputElement>(null);
  useOnMount(() => mouth.current?.focus({ preventScroll: true }));

  const months = flow.instalments.length;
  const { additionalAmount, durations } = state.simulation;
  // Of a debt consolidation the sum is pulled, and what is borrowed on top stays.
  const amounts = scale.amounts.flatMap((amount, place) =>
    amount > additionalAmount ? [place] : [],
  );
  const setAmount = (place: number) => {
    const amount = scale.amounts[place];
    if (amount) setEntry({ amount: String(toEuros(amount) - toEuros(additionalAmount)) });
  };
  const top = (place: number) => edges(sourceAt(flow, scale, place, at)).top;
  const end = (duration: number) => mouthAt(flow, scale, duration, at);
  const [shortest = months, longest = months] = [durations[0], durations.at(-1)];
  const bed = bedBeyond(flow, scale, longest, at);
  const source = at(flow, 0);
  return (
    <>
      <div
        ref={ground}
        className="on-river river-pull"
        onPointerDown={hold}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <svg
          className="river-pull__bed"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline className="river__mark" points={bed.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {durations.map((duration) => {
          const { x, y } = end(duration);
          return (
            <span
              key={duration}
              className="river-pull__stop"
              style={{ left: percent(x), top: percent(y) }}
            />
          );
        })}
        <span
          className="river-pull__width"
          style={{
            left: percent(source.x),
            top: percent(edges(source).top),
            height: percent(source.water + source.bank),
          }}
        />
        <PullHandle
          kind="source"
          label={table.amount}
          spoken={inEuros(flow.amount, locale)}
          stops={amounts}
          value={placeOf(scale, flow.amount)}
          track={{ first: top(amounts[0] ?? 0), last: top(amounts.at(-1) ?? 0) }}
          place={{ x: source.x, y: edges(source).top }}
          isHeld={isHeld}
          onPull={setAmount}
        />
        <PullHandle
          ref={mouth}
          kind="mouth"
          label={words.pull.duration}
          spoken={fill(table.months, { n: months })}
          stops={durations}
          value={months}
          track={{ first: end(shortest).x, last: end(longest).x }}
          place={end(months)}
          room={roomAtMouth(flow, bed, at)}
          isHeld={isHeld}
          onPull={setDuration}
        >
          {fill(table.months, { n: months })}
        </PullHandle>
      </div>
      <div className="river-follow">
        <p className="river-pull__how">{words.pull.how}</p>
        <Button variant="link" onClick={onFollow}>
          {words.open}
        </Button>
      </div>
    </>
  );
}
