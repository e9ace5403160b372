import { useEffect, useState } from 'react';
import { chosenBroker, forgetBroker } from './stored-broker.ts';

/** What a broker is called; false where the lender has none of that id, nothing where it does not answer. */
async function nameOfBroker(id: string): Promise<string | false | undefined> {
  try {
    const answer = await fetch(`/api/v1/brokers/${encodeURIComponent(id)}`);
    if (answer.status === 404) return false;
    const broker: unknown = answer.ok ? await answer.json() : undefined;
    const isNamed = typeof broker === 'object' && broker !== null && 'name' in broker;
    return isNamed && typeof broker.name === 'string' ? broker.name : undefined;
  } catch {
    return undefined;
  }
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
    void nameOfBroker(id).then((name) => {
      if (isGone) return;
      if (name !== false) setNamed({ id, name });
      // Meanwhile another may have been chosen.
      else if (chosenBroker() === id) forgetBroker();
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return named?.id === id ? named?.name : undefined;
}
