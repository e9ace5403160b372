import { nameBrokers } from '#server/lookups/brokers/name-broker.ts';

/** A broker of the lender's file: id and name. */
export const BROKER = { id: 'b-012', name: 'Courtage de la Meuse' } as const;

export const nameBroker = nameBrokers([BROKER]);
