import { useEffect, useState } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { isPostcodeLike } from '../site-form/postcode-like.ts';

/** What is known about a postcode. */
export interface Localities {
  readonly names: readonly string[];
  /** True if the server knows no such postcode. */
  readonly isUnknown: boolean;
  /** True if the server did not answer. */
  readonly hasFailed: boolean;
}

/** The localities of a Belgian postcode, asked once it has four digits; only the latest answer is used. */
export function useLocalities(zip: string, locale: ContractLocale): Localities {
  const [found, setFound] = useState<{ zip: string; names: readonly string[] | undefined }>();

  useEffect(() => {
    if (!isPostcodeLike(zip)) return;
    const stale = new AbortController();
    fetchNames(zip, locale, stale.signal).then((names) => {
      if (!stale.signal.aborted) setFound({ zip, names });
    });
    return () => stale.abort();
  }, [zip, locale]);

  const current = found?.zip === zip ? found : undefined;
  return {
    names: current?.names ?? [],
    isUnknown: current?.names?.length === 0,
    hasFailed: current !== undefined && current.names === undefined,
  };
}

/** The call is loaded with the first postcode; one that cannot be loaded is not answered. */
async function fetchNames(zip: string, locale: ContractLocale, signal: AbortSignal) {
  const loaded = await import('./fetch-localities.ts').catch(() => undefined);
  return await loaded?.fetchLocalities(zip, locale, signal);
}
