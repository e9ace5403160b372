import type { map as french } from '../fr/map.ts';
import type { Translation } from '../translation.ts';

export const map: Translation<typeof french> = {
  name: 'Karte der Makler',
  keys: 'Wenn die Karte den Fokus hat, verschieben die Pfeiltasten sie, Plus und Minus vergrößern und verkleinern sie. Mit der Tabulatortaste gelangen Sie von einem Makler zum nächsten.',
  skip: 'Karte überspringen',
  end: 'Ende der Karte',
  zoomIn: 'Karte vergrößern',
  zoomOut: 'Karte verkleinern',
  whole: 'Ganz Belgien zeigen',
  broker: {
    ch: '{name}, Hypothekarkredite',
    pat: '{name}, Darlehen',
    both: '{name}, Hypothekarkredite und Darlehen',
  },
  legend: {
    label: 'Legende',
    ch: 'Hypothekarkredite',
    pat: 'Privatdarlehen',
    both: 'beides',
    cluster: 'mehrere Makler',
  },
  chosen: '{name}, ausgewählt',
  pile: '{count} Makler am selben Ort, anzeigen',
  pileWithChosen: '{count} Makler am selben Ort, darunter der ausgewählte, anzeigen',
  cluster: '{count} Makler, Karte vergrößern',
  failed: 'Die Makler konnten nicht auf der Karte eingetragen werden.',
  retry: 'Erneut versuchen',
  noTiles:
    'Der ausführliche Kartenhintergrund ist nicht verfügbar. Sie sehen eine einfachere Karte.',
  twoFingers: 'Verschieben Sie die Karte mit zwei Fingern',
  wheel: 'Strg und Mausrad zum Vergrößern, oder klicken Sie erst auf die Karte',
  noStreets: 'In diesem Maßstab zeigt die Karte weder Straßen noch Flüsse.',
  closest: 'Näher geht die Karte nicht: Sie zeigt weder Straßen noch Flüsse.',
  drawnFrom: 'Karte: Natural Earth, GeoNames',
  place: 'Ihre Suche',
  kilometres: '{count}\u00a0km',
  metres: '{count}\u00a0m',
  sea: 'Nordsee',
  neighbours: {
    netherlands: 'Niederlande',
    germany: 'Deutschland',
    luxembourg: 'Luxemburg',
    france: 'Frankreich',
    kingdom: 'Vereinigtes Königreich',
  },
};
