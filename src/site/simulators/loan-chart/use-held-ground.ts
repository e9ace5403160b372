import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element where it is in the window while something on it is held: what appears or goes above it, as the
 * notice of a long loan does, would move it under the finger. What the page cannot be scrolled by, at its beginning, is
 * added above the element's parent until it is let go.
 */
export function useHeldGround() {
  const ground = useRef<HTMLDivElement>(null);
  /** The element's top in the window; undefined while nothing is held. */
  const heldAt = useRef<number>(undefined);

  useLayoutEffect(() => {
    const element = ground.current;
    if (!element || heldAt.current === undefined) return;
    const moved = topOf(element) - heldAt.current;
    if (moved === 0) return;
    scrollBy({ top: moved, behavior: 'instant' });
    const missing = heldAt.current - topOf(element);
    if (missing >= 1) raise(element, missing);
  });

  return {
    ground,
    isHeld: () => heldAt.current !== undefined,
    hold: () => {
      heldAt.current = ground.current ? topOf(ground.current) : undefined;
    },
    release: () => {
      heldAt.current = undefined;
      ground.current?.parentElement?.style.removeProperty('margin-block-start');
    },
  };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function raise({ parentElement }: Element, pixels: number): void {
  if (!parentElement) return;
  const before = Number.parseFloat(parentElement.style.marginBlockStart) || 0;
  parentElement.style.marginBlockStart = `${before + pixels}px`;
}
