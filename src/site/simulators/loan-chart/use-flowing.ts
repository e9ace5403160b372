import { useEffect, useRef, useState } from 'react';
import { mix, type Slice } from '#view/loan-chart/slices.ts';

/**
 * How long a picture takes to reach its new shape, in milliseconds; `--flow` in the style sheets.
 */
const DURATION = 300;

/**
 * The shape of the loan on its way from the previous shape to the new shape. With reduced motion
 * it changes at once.
 */
export function useFlowing(target: readonly Slice[]): readonly Slice[] {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    const show = (shape: readonly Slice[]) => {
      latest.current = shape;
      setShown(shape);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const share = Math.min(1, (now - began) / DURATION);
      show(share === 1 ? target : blend(from, target, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}

function blend(from: readonly Slice[], to: readonly Slice[], share: number): readonly Slice[] {
  return to.map((slice, index) => mix(from[index] ?? slice, slice, share));
}
