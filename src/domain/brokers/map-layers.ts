/**
 * The layers that the map draws of a file of vector tiles, lowest first. `road` has a `kind` (`motorway`, `main`,
 * `side`, `minor` or `path`) and may have a `name`, as `water` may; `waterway` has a `kind`: `river` or `stream`.
 */
export const MAP_LAYERS = ['green', 'water', 'waterway', 'coast', 'rail', 'road'] as const;

export type MapLayer = (typeof MAP_LAYERS)[number];
