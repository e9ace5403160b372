import { useEffect, useState } from 'react';
import { chosenBroker, forgetBroker } from './stored-broker.ts';

/**
 * The broker's name, once the server has answered; undefined until then and on failure. If the id no
 * longer exists, the choice is removed, so that no unknown broker is sent with a request.
 */
export function useBrokerName(id: string | undefined): string | undefined {
  const [named, setNamed] = useState<{ id: string; name: string | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void fetchLoaded(id).then((broker) => {
      if (isGone) return;
      if (broker !== false) setNamed({ id, name: broker?.name });
      // Another broker may have been chosen in the meantime.
      else if (chosenBroker() === id) forgetBroker();
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return named?.id === id ? named?.name : undefined;
}

/** The call is loaded where a broker is chosen: most visitors have none. */
async function fetchLoaded(id: string) {
  const loaded = await import('../calls/fetch-broker.ts').catch(() => undefined);
  return await loaded?.fetchBroker(id);
}
