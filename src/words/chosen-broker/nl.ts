import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Wat we met uw aanvraag meesturen',
  broker: 'De naam van de makelaar die u gekozen hebt',
  brokerNamed: 'Uw makelaar: {name}',
  brokerLabel: 'Makelaar',
  brokerUnnamed: 'die u gekozen hebt',
  remove: 'Niet meesturen',
  removeNamed: 'Niet meesturen: {what}',
  removed: '{what}: sturen we niet mee.',
  nothing: 'Uw antwoorden, en niets anders.',
};
