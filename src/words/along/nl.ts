import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Wat met uw aanvraag meegaat',
  broker: 'De naam van de makelaar die u gekozen hebt',
  brokerNamed: 'Uw makelaar: {name}',
  brokerLabel: 'Makelaar',
  brokerUnnamed: 'die u gekozen hebt',
  remove: 'Niet meesturen',
  removeNamed: 'Niet meesturen: {what}',
  removed: '{what}: gaat niet meer mee.',
  nothing: 'Uw antwoorden, en niets anders.',
};
