import type { chosenBroker as french } from '../fr/chosen-broker.ts';
import type { Translation } from '../translation.ts';

export const chosenBroker: Translation<typeof french> = {
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
