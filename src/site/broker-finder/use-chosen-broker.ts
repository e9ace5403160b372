import { useEffect, useState } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import { askBroker } from '../brokers/broker-calls.ts';
import { BROKER_COOKIE, readChosenBroker, writeChosenBroker } from '../brokers/chosen-broker.ts';
import { forgetCookie } from '../cookies/forget-cookie.ts';

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

  useEffect(() => {
    const id = readChosenBroker(document.cookie);
    if (id === undefined) return;
    void askBroker(id).then((found) => {
      if (found) setBroker((before) => before ?? found);
      // Who is no partner any more is nobody's choice. Meanwhile another may have been chosen.
      else if (found === false && readChosenBroker(document.cookie) === id)
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = forgetCookie(BROKER_COOKIE);
    });
  }, []);

  const choose = (chosen: Broker) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = writeChosenBroker(chosen.id);
    setUnknown(undefined);
    setBroker(chosen);
    setEvent({ kind: 'chosen', name: chosen.name });
  };

  return {
    broker,
    event,
    unknown,
    choose,
    /** Of a marker the id alone is known, unless it is among `known`. */
    chooseById: (id: string, known: readonly Broker[]) => {
      const there = known.find((one) => one.id === id);
      if (there) return choose(there);
      setUnknown(undefined);
      void askBroker(id).then((found) => (found ? choose(found) : setUnknown(id)));
    },
    remove: () => {
      if (!broker) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = forgetCookie(BROKER_COOKIE);
      setBroker(undefined);
      setEvent({ kind: 'removed', name: broker.name });
    },
  };
}

export type ChosenBroker = ReturnType<typeof useChosenBroker>;
