import { useEffect, useRef, useState } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import { askBroker } from '../calls/broker-calls.ts';
import {
  chosenBroker,
  forgetBroker,
  onBrokerChange,
  storeBroker,
  storeLinkedBroker,
} from '../chosen/stored-broker.ts';

/** What happened to the choice just now, to be said; nothing of one that was made on an earlier visit. */
export interface ChoiceEvent {
  readonly kind: 'chosen' | 'removed';
  readonly name: string;
}

/** The broker that goes along with what the visitor asks for next, kept in their cookie. */
export function useChosenBroker() {
  const [broker, setBroker] = useState<Broker>();
  const [event, setEvent] = useState<ChoiceEvent>();
  /** The one that was chosen on the map, and could not be asked after. */
  const [unknown, setUnknown] = useState<string>();

  /** Whom this page shows as chosen, or is about to. */
  const own = useRef<string>(undefined);

  useEffect(
    () =>
      onBrokerChange(() => {
        const id = chosenBroker();
        if (id === own.current) return;
        own.current = id;
        setBroker(undefined);
        if (id !== undefined)
          void askBroker(id).then((found) => {
            if (found && own.current === id) setBroker(found);
          });
      }),
    [],
  );
  useEffect(() => {
    storeLinkedBroker();
    const id = chosenBroker();
    own.current = id;
    if (id === undefined) return;
    void askBroker(id).then((found) => {
      if (found && own.current === id) setBroker(found);
      // Who is no partner any more is nobody's choice. Meanwhile another may have been chosen.
      else if (found === false && chosenBroker() === id) forgetBroker();
    });
  }, []);

  const choose = (chosen: Broker) => {
    own.current = chosen.id;
    storeBroker(chosen.id);
    setUnknown(undefined);
    setBroker(chosen);
    setEvent({ kind: 'chosen', name: chosen.name });
  };

  const remove = () => {
    if (!broker) return;
    own.current = undefined;
    forgetBroker();
    setBroker(undefined);
    setEvent({ kind: 'removed', name: broker.name });
  };

  return {
    broker,
    event,
    unknown,
    /** By a card's button, which takes the choice back too. */
    choose: (pressed: Broker) => (pressed.id === broker?.id ? remove() : choose(pressed)),
    /** Of a marker the id alone is known, unless it is among `known`. */
    chooseById: (id: string, known: readonly Broker[]) => {
      const there = known.find((one) => one.id === id);
      if (there) return choose(there);
      setUnknown(undefined);
      void askBroker(id).then((found) => (found ? choose(found) : setUnknown(id)));
    },
    remove,
  };
}

export type ChosenBroker = ReturnType<typeof useChosenBroker>;
