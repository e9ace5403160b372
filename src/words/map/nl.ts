import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  name: 'Kaart van de makelaars',
  keys: 'Staat de focus op de kaart, dan verschuift u ze met de pijltjestoetsen en zoomt u in en uit met plus en min. Met Tab gaat u van de ene makelaar naar de andere.',
  skip: 'De kaart overslaan',
  end: 'Einde van de kaart',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  whole: 'Heel België tonen',
  broker: {
    ch: '{name}, hypothecaire kredieten',
    pat: '{name}, leningen',
    both: '{name}, hypothecaire kredieten en leningen',
  },
  legend: {
    label: 'Legende',
    ch: 'hypothecaire kredieten',
    pat: 'persoonlijke leningen',
    both: 'allebei',
  },
  chosen: '{name}, gekozen',
  pile: '{count} makelaars op dezelfde plaats, toon ze',
  pileWithChosen: '{count} makelaars op dezelfde plaats, onder wie de gekozen makelaar, toon ze',
  cluster: '{count} makelaars, inzoomen',
  failed: 'De makelaars konden niet op de kaart worden gezet.',
  retry: 'Opnieuw proberen',
  noTiles: 'De gedetailleerde kaart is niet beschikbaar. U ziet een eenvoudigere kaart.',
  twoFingers: 'Verschuif de kaart met twee vingers',
  wheel: 'Ctrl en het muiswiel om te zoomen, of klik eerst op de kaart',
  drawnFrom: 'Kaart: Natural Earth, GeoNames',
  place: 'Uw zoekopdracht',
  kilometres: '{count}\u00a0km',
  metres: '{count}\u00a0m',
  sea: 'Noordzee',
  neighbours: {
    netherlands: 'Nederland',
    germany: 'Duitsland',
    luxembourg: 'Luxemburg',
    france: 'Frankrijk',
    kingdom: 'Verenigd Koninkrijk',
  },
};
