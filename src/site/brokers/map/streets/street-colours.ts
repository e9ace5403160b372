/** The colours of streets, mixed of those of the map and of the page (src/view/palette.ts). */
const MIXED = {
  land: 'var(--map-home)',
  green: 'color-mix(in oklab, var(--data-soft) 45%, var(--map-home))',
  water: 'var(--map-river)',
  coast: 'var(--soft-ink)',
  rail: 'color-mix(in oklab, var(--ink) 38%, var(--map-home))',
  path: 'color-mix(in oklab, var(--ink) 26%, var(--map-home))',
  minor: 'color-mix(in oklab, var(--ink) 24%, var(--map-home))',
  side: 'color-mix(in oklab, var(--ink) 34%, var(--map-home))',
  main: 'color-mix(in oklab, var(--ink) 46%, var(--map-home))',
  motorway: 'color-mix(in oklab, var(--ink) 60%, var(--map-home))',
  /** Between the two lines of a street, and of those that lead through the country. */
  roadway: 'var(--field)',
  highway: 'color-mix(in oklab, var(--drawing-light) 45%, var(--field))',
  name: 'var(--soft-ink)',
  waterName: 'var(--data)',
} as const;

export type StreetColours = Readonly<Record<keyof typeof MIXED, string>>;

/** The colours as they are now within this element, for a canvas, which knows no custom properties. */
export function readColours(element: HTMLElement): StreetColours {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const read = Object.entries(MIXED).map(([name, mixed]) => {
    probe.style.color = mixed;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(read);
}
