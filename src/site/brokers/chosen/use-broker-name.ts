import { useEffect, useState } from 'react';
import { askOfBroker } from '../calls/ask.ts';
import { chosenBroker, forgetBroker } from './stored-broker.ts';

/** Of all that is told of a broker, pages with a form need the name alone, and no guard of the rest. */
function isNamed(broker: unknown): broker is { name: string } {
  return (
    typeof broker === 'object' &&
    broker !== null &&
    'name' in broker &&
    typeof broker.name === 'string'
  );
}

/**
 * The broker's name, once the server has told it; nothing until then, and where it cannot. Where the lender has nobody
 * of that id, the choice is forgotten: nobody's name would travel with the request.
 */
export function useBrokerName(id: string | undefined): string | undefined {
  const [named, setNamed] = useState<{ id: string; name: string | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void askOfBroker(id, isNamed).then((broker) => {
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
