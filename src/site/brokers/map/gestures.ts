import type { Map as LeafletMap } from 'leaflet';

/** Pixels that a finger moves before it is taken to move the map. */
const MOVED = 12;

/**
 * A map in a page must not keep who only wants to read on: the wheel moves the page, unless Ctrl is held or the map was
 * clicked; one finger moves the page, and two the map. `say` tells those who tried, until it is called without words.
 */
export function limitGestures(
  map: LeafletMap,
  say: (hint: 'twoFingers' | 'wheel' | undefined) => void,
): void {
  const container = map.getContainer();
  let isWoken = false;
  let from: Touch | undefined;
  const passive = { capture: true, passive: true };

  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isWoken = true;
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    },
    { capture: true },
  );
  const sleep = () => {
    isWoken = false;
    say(undefined);
  };
  container.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') sleep();
  });

  container.addEventListener(
    'wheel',
    (event) => {
      if (isWoken || event.ctrlKey || event.metaKey) return;
      // Leaflet never hears of it, and the page scrolls.
      event.stopPropagation();
      say('wheel');
    },
    passive,
  );

  container.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length === 1 ? touches[0] : undefined;
      if (touches.length > 1) say(undefined);
    },
    passive,
  );
  container.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (!from || !touch) return;
      const moved = Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY);
      if (moved > MOVED) say('twoFingers');
    },
    passive,
  );
  for (const end of ['touchend', 'touchcancel'] as const)
    container.addEventListener(
      end,
      () => {
        from = undefined;
        say(undefined);
      },
      passive,
    );
}
