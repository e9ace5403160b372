import { useState } from 'react';
import { RiverBuoy } from './river-buoy.tsx';
import { RiverPull, type RiverPullProps } from './river-pull.tsx';
import type { Pull, PullButton } from './tools.ts';

export interface RiverToolsProps extends Omit<RiverPullProps, 'pull' | 'onFollow'> {
  /** Undefined where the picture changes nothing. */
  pull?: Pull | undefined;
  /** The press that asked for them, on the picture or on a button next to it. */
  pressed: { target: unknown; clientX: number; clientY: number } | undefined;
}

/** What a loan's picture is used with, one at a time: the buoy that follows the loan, or the handles that change it. */
export function RiverTools({ pull, pressed, ...tools }: RiverToolsProps) {
  const [start, setStart] = useState({ isPulled: isOfPull(pressed?.target), pressed });
  const show = (isPulled: boolean) => setStart({ isPulled, pressed: undefined });
  return pull && start.isPulled ? (
    <RiverPull {...tools} pull={pull} onFollow={() => show(false)} />
  ) : (
    <RiverBuoy {...tools} pressed={start.pressed} onPull={pull && (() => show(true))} />
  );
}

function isOfPull(target: unknown): boolean {
  return target instanceof HTMLButtonElement && target.name === ('pull' satisfies PullButton);
}
