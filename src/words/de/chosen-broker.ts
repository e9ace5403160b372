import type { chosenBroker as french } from '../fr/chosen-broker.ts';
import type { Translation } from '../translation.ts';

export const chosenBroker: Translation<typeof french> = {
  title: 'Was wir mit Ihrer Anfrage mitschicken',
  broker: 'Der Name des Maklers, den Sie gewählt haben',
  brokerNamed: 'Ihr Makler: {name}',
  brokerLabel: 'Makler',
  brokerUnnamed: 'von Ihnen gewählt',
  remove: 'Nicht mitschicken',
  removeNamed: 'Nicht mitschicken: {what}',
  removed: '{what}: wird nicht mehr mitgeschickt.',
  nothing: 'Ihre Antworten, und sonst nichts.',
};
