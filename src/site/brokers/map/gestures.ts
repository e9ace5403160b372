import type { Map as LeafletMap } from 'leaflet';

/** How far a finger moves before it counts as moving the map, in pixels. */
const DRAG_THRESHOLD = 12;

/**
 * Keeps the map from trapping the page's scrolling: the wheel scrolls the page unless Ctrl is held or the
 * map was clicked; one finger scrolls the page, two move the map. `showHint` shows a hint to visitors who try
 * otherwise, and hides it when called without one.
 */
export function limitGestures(
  map: LeafletMap,
  showHint: (hint: 'twoFingers' | 'wheel' | undefined) => void,
): void {
  const container = map.getContainer();
  let isActive = false;
  let from: Touch | undefined;
  const passive = { capture: true, passive: true };

  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isActive = true;
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    },
    { capture: true },
  );
  const deactivate = () => {
    isActive = false;
    showHint(undefined);
  };
  container.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') deactivate();
  });

  container.addEventListener(
    'wheel',
    (event) => {
      if (isActive || event.ctrlKey || event.metaKey) return;
      // Hidden from Leaflet, so that the page scrolls.
      event.stopPropagation();
      showHint('wheel');
    },
    passive,
  );

  container.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length === 1 ? touches[0] : undefined;
      if (touches.length > 1) showHint(undefined);
    },
    passive,
  );
  container.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (!from || !touch) return;
      const moved = Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY);
      if (moved > DRAG_THRESHOLD) showHint('twoFingers');
    },
    passive,
  );
  for (const end of ['touchend', 'touchcancel'] as const)
    container.addEventListener(
      end,
      () => {
        from = undefined;
        showHint(undefined);
      },
      passive,
    );
}
