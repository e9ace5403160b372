import { vi } from 'vitest';
import sheet from '#site/brokers/map/map.css?url';

/** The size of the map, which a DOM without layout does not compute, in pixels. */
const SIZE = { width: 800, height: 600 };

/** Gives the map a window: its size, its style sheet, and no motion. Call before each test. */
export function openMapWindow(): void {
  setMapSize();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  // Without its relation it counts as loaded, and is not fetched.
  const link = document.createElement('link');
  link.href = sheet;
  document.head.append(link);
}

/** Gives the map's element this size from now on. */
export function setMapSize({ width, height } = SIZE): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

/** An observer that finds everything in view as soon as it is observed. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: readonly object[]) => void;
      constructor(seen: (entries: readonly object[]) => void) {
        this.seen = seen;
      }
      observe(target: Element): void {
        this.seen([{ target, isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
}
