import { useEffect, useState } from 'react';

/** What a broker is called; nothing where the lender has none of that id, or does not answer. */
async function nameOfBroker(id: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/v1/brokers/${encodeURIComponent(id)}`);
    const broker: unknown = answer.ok ? await answer.json() : undefined;
    const isNamed = typeof broker === 'object' && broker !== null && 'name' in broker;
    return isNamed && typeof broker.name === 'string' ? broker.name : undefined;
  } catch {
    return undefined;
  }
}

/** The broker's name, once the server has told it; nothing until then, and where it cannot. */
export function useBrokerName(id: string | undefined): string | undefined {
  const [named, setNamed] = useState<{ id: string; name: string | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void nameOfBroker(id).then((name) => isGone || setNamed({ id, name }));
    return () => {
      isGone = true;
    };
  }, [id]);
  return named?.id === id ? named?.name : undefined;
}
