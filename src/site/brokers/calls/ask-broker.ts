import type { readBroker } from '#calls/brokers/read-broker.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { ask } from '#site/browser/ask.ts';

/** A broker; false if the id no longer exists, undefined if the call failed. */
export async function askBroker(id: string): Promise<Broker | false | undefined> {
  const reply = await ask<typeof readBroker>({
    method: 'GET',
    url: '/brokers/:id',
    params: { id },
  });
  if (reply.kind === 'notFound') return false;
  return reply.kind === 'ok' ? reply.body : undefined;
}
