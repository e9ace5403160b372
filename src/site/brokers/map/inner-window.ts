import type { Map as LeafletMap } from 'leaflet';
import type { Box } from '#view/map/box.ts';

/** The width of the chart's edge, which no name touches, in pixels. */
const EDGE = 10;

/** What of the map is in view, without its edge, in layer pixels; undefined while it has no size. */
export function innerWindow(map: LeafletMap): Box | undefined {
  const { x, y } = map.getSize();
  if (x === 0 || y === 0) return undefined;
  const { x: left, y: top } = map.containerPointToLayerPoint([EDGE, EDGE]);
  return { left, top, right: left + x - 2 * EDGE, bottom: top + y - 2 * EDGE };
}
