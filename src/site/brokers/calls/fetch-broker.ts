import type { readBroker } from '#calls/brokers/read-broker.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { callApi } from '#site/browser/call-api.ts';

/** A broker; false if the id no longer exists, undefined if the call failed. */
export async function fetchBroker(id: string): Promise<Broker | false | undefined> {
  const reply = await callApi<typeof readBroker>({
    method: 'GET',
    url: '/brokers/:id',
    params: { id },
  });
  if (reply.kind === 'notFound') return false;
  return reply.kind === 'ok' ? reply.body : undefined;
}
