import { useEffect, useRef, useState } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import { gatherOffices, type Office } from '#domain/brokers/offices.ts';
import { fetchBroker } from '../calls/fetch-broker.ts';
import {
  chosenBroker,
  forgetBroker,
  onBrokerChange,
  storeBroker,
  storeLinkedBroker,
} from '../chosen/stored-broker.ts';

/** The last change of the choice, to be announced; undefined for a choice of an earlier visit. */
export interface ChoiceEvent {
  readonly kind: 'chosen' | 'removed';
  readonly name: string;
}

/** The chosen broker, stored in the visitor's cookie. */
export function useChosenBroker() {
  const [broker, setBroker] = useState<Broker>();
  const [event, setEvent] = useState<ChoiceEvent>();
  /** The office whose marker was pressed: it is stored (W-5.11), and asks to be chosen or closed. */
  const [picked, setPicked] = useState<Office<Broker>>();
  /** What was stored before the marker was pressed, which closing brings back. */
  const before = useRef<{ readonly id: string | undefined; readonly broker: Broker | undefined }>(
    undefined,
  );
  /** Those pressed on the map whose details failed to load. */
  const [unknown, setUnknown] = useState<readonly string[]>();

  /** The broker that this page shows as chosen, or is about to. */
  const own = useRef<string>(undefined);

  useEffect(
    () =>
      onBrokerChange(() => {
        const id = chosenBroker();
        if (id === own.current) return;
        own.current = id;
        setBroker(undefined);
        if (id !== undefined)
          void fetchBroker(id).then((found) => {
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
    void fetchBroker(id).then((found) => {
      if (found && own.current === id) setBroker(found);
      // A former partner is not a valid choice. Another may have been chosen in the meantime.
      else if (found === false && chosenBroker() === id) forgetBroker();
    });
  }, []);

  const choose = (chosen: Broker) => {
    before.current = undefined;
    own.current = chosen.id;
    storeBroker(chosen.id);
    setUnknown(undefined);
    setBroker(chosen);
    setEvent({ kind: 'chosen', name: chosen.name });
  };

  const remove = () => {
    if (!broker) return;
    before.current = undefined;
    own.current = undefined;
    forgetBroker();
    setBroker(undefined);
    setEvent({ kind: 'removed', name: broker.name });
  };

  const pick = (office: Office<Broker>, pressed: string) => {
    setUnknown(undefined);
    setPicked(office);
    if (office.some(({ id }) => id === broker?.id)) return;
    before.current ??= { id: chosenBroker(), broker };
    own.current = pressed;
    storeBroker(pressed);
    setBroker(undefined);
    setEvent(undefined);
  };

  /** Without a choice, what was stored before is stored again. */
  const close = () => {
    setPicked(undefined);
    const { current } = before;
    before.current = undefined;
    if (!current) return;
    own.current = current.id;
    if (current.id === undefined) forgetBroker();
    else storeBroker(current.id);
    setBroker(current.broker);
  };

  return {
    broker,
    event,
    unknown,
    picked,
    close,
    /** From a card's button, which also removes the choice. */
    choose: (pressed: Broker) => (pressed.id === broker?.id ? remove() : choose(pressed)),
    /** From a marker, which has the ids of an office only, unless its rows are among `known`. */
    pickByIds: (ids: readonly string[], known: readonly Broker[]) => {
      const [pressed = ''] = ids;
      const there = gatherOffices(known).find((office) => office.some(({ id }) => id === pressed));
      if (there) return pick(there, pressed);
      setUnknown(undefined);
      void Promise.all(ids.map(fetchBroker)).then((rows) => {
        const [first, ...others] = rows.filter((row) => row !== undefined && row !== false);
        if (first && others.length === ids.length - 1) pick([first, ...others], pressed);
        else setUnknown(ids);
      });
    },
    remove,
  };
}

export type ChosenBroker = ReturnType<typeof useChosenBroker>;
