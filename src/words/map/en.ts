import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  name: 'Map of brokers',
  keys: 'When the map has the focus, the arrow keys move it, and plus and minus zoom in and out. Tab takes you from one broker to the next.',
  skip: 'Skip the map',
  end: 'End of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all of Belgium',
  broker: { ch: '{name}, mortgages', pat: '{name}, loans', both: '{name}, mortgages and loans' },
  chosen: '{name}, chosen',
  pile: '{count} brokers in the same place, show them',
  pileWithChosen: '{count} brokers in the same place, the chosen one among them, show them',
  cluster: '{count} brokers, zoom in',
  failed: 'The brokers could not be put on the map.',
  retry: 'Try again',
  noTiles: 'The detailed map is not available. You see a simpler one.',
  twoFingers: 'Use two fingers to move the map',
  wheel: 'Ctrl and the wheel to zoom, or click the map first',
  drawnFrom: 'Map: Natural Earth, GeoNames',
  place: 'Your search',
  kilometres: '{count}\u00a0km',
  metres: '{count}\u00a0m',
  sea: 'North Sea',
  neighbours: {
    netherlands: 'Netherlands',
    germany: 'Germany',
    luxembourg: 'Luxembourg',
    france: 'France',
    kingdom: 'United Kingdom',
  },
};
