import { useEffect, useState } from 'react';
import { type Locale, toContractLocale } from '#domain/locale/locale.ts';
import { isPostcodeLike } from '../site-form/postcode-like.ts';

/** What is known of a postcode. */
export interface Localities {
  readonly names: readonly string[];
  /** The server knows no such postcode. */
  readonly isUnknown: boolean;
  /** The server did not say. */
  readonly isSilent: boolean;
}

/** The localities of a Belgian postcode, asked once it has four digits; the latest question counts. */
export function useLocalities(zip: string, locale: Locale): Localities {
  const [found, setFound] = useState<{ zip: string; names: readonly string[] | undefined }>();

  useEffect(() => {
    if (!isPostcodeLike(zip)) return;
    const stale = new AbortController();
    askNames(zip, locale, stale.signal).then((names) => {
      if (!stale.signal.aborted) setFound({ zip, names });
    });
    return () => stale.abort();
  }, [zip, locale]);

  const current = found?.zip === zip ? found : undefined;
  return {
    names: current?.names ?? [],
    isUnknown: current?.names?.length === 0,
    isSilent: current !== undefined && current.names === undefined,
  };
}

async function askNames(zip: string, locale: Locale, signal: AbortSignal) {
  try {
    const answer = await fetch(`/api/v1/postcode/${toContractLocale(locale)}/${zip}`, { signal });
    const names: unknown = await answer.json();
    return answer.ok && Array.isArray(names) ? (names as string[]) : undefined;
  } catch {
    return undefined;
  }
}
