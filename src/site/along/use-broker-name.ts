import { useEffect, useState } from 'react';
import { askBroker } from '../brokers/broker-calls.ts';
import { chosenBroker, forgetBroker } from './stored-broker.ts';

/**
 * The broker's name, once the server has told it; nothing until then, and where it cannot. Where the lender has nobody
 * of that id, the choice is forgotten: nobody's name would travel with the request.
 */
export function useBrokerName(id: string | undefined): string | undefined {
  const [named, setNamed] = useState<{ id: string; name: string | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void askBroker(id).then((broker) => {
      if (isGone) return;
      if (broker !== false) setNamed({ id, name: broker?.name });
      // Meanwhile another may have been chosen.
      else if (chosenBroker() === id) forgetBroker();
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return named?.id === id ? named?.name : undefined;
}
