import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { percent } from '#view/loan-chart/loan-picture.tsx';
import './pull-handle.css';

export interface PullHandleProps {
  ref?: Ref<HTMLInputElement>;
  /** The source is pulled up and down, the mouth to and fro. */
  kind: 'source' | 'mouth';
  label: string;
  /** The value in words. */
  spoken: string;
  /** The values that it stops at, ascending. */
  stops: readonly number[];
  value: number;
  /** Where on the picture the handle is at the first stop and at the last, as shares of its height or width. */
  track: { first: number; last: number };
  /** Where it is now. */
  place: { x: number; y: number };
  /** Whether a finger or a mouse holds it. */
  isHeld: () => boolean;
  onPull: (stop: number) => void;
  /** The value, where the picture does not show it. */
  children?: ReactNode;
  /** Where the value stands, and how far from the handle the picture comes there, as a share of the height. */
  room?: { isAbove: boolean; from: number };
}

/** A handle on the loan's picture: a native slider laid on it, whose thumb is where the handle is drawn. */
export function PullHandle(props: PullHandleProps) {
  const { ref, kind, label, spoken, stops, value, track, place, isHeld, onPull, children, room } =
    props;
  const pull = (to: number) => {
    const stop = isHeld() ? nearest(stops, to) : next(stops, value, to);
    if (stop !== undefined && stop !== value) onPull(stop);
  };
  const press = (event: KeyboardEvent) => {
    // A typed amount may lie between two stops, and the browser would count on from the nearer one.
    const from = stops.includes(value) ? undefined : event.key;
    const up = from === 'ArrowUp' || from === 'ArrowRight';
    const down = from === 'ArrowDown' || from === 'ArrowLeft';
    if (up || down) pull(up ? Math.ceil(value) : Math.floor(value));
    // Enter would send the form that the picture belongs to.
    if (up || down || event.key === 'Enter') event.preventDefault();
  };
  const laid = {
    '--x': percent(place.x),
    '--y': percent(place.y),
    '--first': track.first,
    '--last': track.last,
    '--from': room?.from,
  } as CSSProperties;
  return (
    <span className={`pull-handle pull-handle--${kind}`} style={laid}>
      <input
        ref={ref}
        className="pull-handle__slider"
        type="range"
        min={stops[0]}
        max={stops.at(-1)}
        value={value}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => pull(Number(target.value))}
        onKeyDown={press}
      />
      <span className="pull-handle__knob">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 7.5 4.5 12 9 16.5M15 7.5l4.5 4.5-4.5 4.5" />
        </svg>
        {children && (
          <span
            className={`pull-handle__value ${room?.isAbove ? 'pull-handle__value--above' : ''}`}
            aria-hidden="true"
          >
            {children}
          </span>
        )}
      </span>
    </span>
  );
}

/** Under a finger: it stays where it is until another stop is nearer. */
function nearest(stops: readonly number[], to: number): number | undefined {
  const distance = (stop: number) => Math.abs(stop - to);
  return stops.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** By key: stops are unevenly far apart, and every key leads to another. */
function next(stops: readonly number[], from: number, to: number): number | undefined {
  return to > from ? stops.find((stop) => stop >= to) : stops.findLast((stop) => stop <= to);
}
