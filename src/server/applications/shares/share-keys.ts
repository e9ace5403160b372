import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Share } from '../../stores/share-store.ts';

/** What a co-borrower's link opens, if its hash proves that we made it. */
export interface LinkClaim {
  shareId: string;
  generation: number;
}

/**
 * Keys that appear in links and nowhere else: made when a letter is written, never stored or
 * logged.
 */
export interface ShareKeys {
  /** Opens the co-borrower's part, while its generation is the newest. */
  linkOf(share: Pick<Share, 'id' | 'generation'>): string;
  readLink(token: string): LinkClaim | undefined;
  /** Shows the applicant the state of the share, and lets them act on it. */
  followOf(share: Pick<Share, 'id'>): string;
  readFollow(key: string): string | undefined;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const LINK = new RegExp(`^share\\.(${UUID})\\.([1-9]\\d{0,5})\\.([\\w-]{43})$`);
const FOLLOW = new RegExp(`^follow\\.(${UUID})\\.([\\w-]{43})$`);

export function createShareKeys(hashes: KeyedHashes): ShareKeys {
  const linked = (shareId: string, generation: number | string) => `${shareId} ${generation}`;
  return {
    linkOf: ({ id, generation }) =>
      `share.${id}.${generation}.${hashes.of('coborrower-link', linked(id, generation))}`,
    readLink: (token) => {
      const [, shareId = '', generation = '', hash = ''] = LINK.exec(token) ?? [];
      return hashes.fits('coborrower-link', linked(shareId, generation), hash)
        ? { shareId, generation: Number(generation) }
        : undefined;
    },
    followOf: ({ id }) => `follow.${id}.${hashes.of('follow-link', id)}`,
    readFollow: (key) => {
      const [, shareId = '', hash = ''] = FOLLOW.exec(key) ?? [];
      return hashes.fits('follow-link', shareId, hash) ? shareId : undefined;
    },
  };
}
