import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  title: 'What goes with your request',
  broker: 'The name of the broker you chose',
  brokerNamed: 'Your broker: {name}',
  brokerLabel: 'Broker',
  brokerUnnamed: 'the one you chose',
  remove: 'Leave it out',
  removeNamed: 'Leave out: {what}',
  removed: '{what}: no longer goes with the request.',
  nothing: 'Your answers, and nothing else.',
};
