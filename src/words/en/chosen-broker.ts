import type { chosenBroker as french } from '../fr/chosen-broker.ts';
import type { Translation } from '../translation.ts';

export const chosenBroker: Translation<typeof french> = {
  title: 'What we send with your request',
  broker: 'The name of the broker you chose',
  brokerNamed: 'Your broker: {name}',
  brokerLabel: 'Broker',
  brokerUnnamed: 'the one you chose',
  remove: 'Leave it out',
  removeNamed: 'Leave out: {what}',
  removed: '{what}: no longer goes with the request.',
  nothing: 'Your answers, and nothing else.',
};
