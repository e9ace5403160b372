import type { Map as LeafletMap } from 'leaflet';

/** Below this zoom the whole country is in a small frame, as on a phone. */
const COUNTRY_IN_SMALL = 7.5;

/** How large names are written there. */
const SMALLER = 0.75;

/** Whether the country is so small that marks and names are drawn smaller. */
export const isSmall = (map: LeafletMap): boolean => map.getZoom() < COUNTRY_IN_SMALL;

/** The size of the site's text in a browser whose own is the usual, in pixels: `--text-m`. */
const USUAL_TEXT = 17;

/** The size of the browser's text, as a share of the usual: what is written on the map grows with it. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;

/** The size of names on the map, as a share of the usual. */
export const nameScale = (map: LeafletMap): number => textScale() * (isSmall(map) ? SMALLER : 1);
