import type { Configuration } from '#configuration/load-configuration.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import type { Storage } from '../storage/storage.ts';
import type { Mailer } from './mailer.ts';

export interface ConfirmRequest {
  storage: Pick<Storage, 'requests'>;
  mailer: Mailer;
  configuration: Pick<Configuration, 'lender' | 'tariffs'>;
  now: () => Date;
}

/**
 * Mails the applicant that the request arrived, once: a job that runs again finds it done. A request
 * that was erased meanwhile needs no confirmation.
 */
export async function confirmRequest(world: ConfirmRequest, requestId: string): Promise<void> {
  const request = await world.storage.requests.find(requestId);
  if (request === undefined || request.confirmedAt !== undefined) return;
  const { email, firstname } = request.answers;
  if (typeof email !== 'string' || typeof firstname !== 'string') {
    throw new Error(`Request ${requestId} was stored without a name or an address`);
  }
  if (!isProductCode(request.product)) throw new Error(`Unknown product ${request.product}`);
  // Loaded with the first mail: the mail components would slow every start by half a second.
  const { renderConfirmation } = await import('./render-confirmation.tsx');
  const mail = await renderConfirmation({
    locale: request.lang,
    lender: world.configuration.lender,
    firstname: firstname.trim(),
    productName: world.configuration.tariffs[request.product].name[request.lang],
    request,
  });
  await world.mailer.send({ ...mail, to: email.trim() });
  await world.storage.requests.markConfirmed(requestId, world.now());
}
