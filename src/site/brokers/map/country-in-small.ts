import type { Map as LeafletMap } from 'leaflet';

/** Below this zoom the whole country is in a small frame, as on a phone. */
const COUNTRY_IN_SMALL = 7.5;

/** How large names are written there. */
const SMALLER = 0.75;

/** Whether the country is so small that marks and names are drawn smaller. */
export const isSmall = (map: LeafletMap): boolean => map.getZoom() < COUNTRY_IN_SMALL;

/** The size of names on the map, as a share of the usual. */
export const nameScale = (map: LeafletMap): number => (isSmall(map) ? SMALLER : 1);
