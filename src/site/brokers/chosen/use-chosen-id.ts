import { useSyncExternalStore } from 'react';
import { chosenBroker, onBrokerChange } from './stored-broker.ts';

/** The id of the chosen broker, kept up to date; undefined at build. */
export function useChosenId(): string | undefined {
  return useSyncExternalStore(onBrokerChange, chosenBroker, () => undefined);
}
