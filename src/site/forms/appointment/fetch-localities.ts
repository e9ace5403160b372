import type { listLocalities } from '#calls/lookups/list-localities.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { callApi } from '#site/browser/call-api.ts';

/** The names of a postcode's localities; undefined where the server did not say. */
export async function fetchLocalities(
  zip: string,
  locale: ContractLocale,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const reply = await callApi<typeof listLocalities>(
    {
      method: 'GET',
      url: '/postcode/:locale/:zip',
      params: { locale, zip },
    },
    { signal },
  );
  return reply.kind === 'ok' ? reply.body : undefined;
}
