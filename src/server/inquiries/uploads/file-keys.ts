import { API } from '#calls/api.ts';
import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';

/** Addresses that open a file to anyone who has them: the lender's team and systems. */
export interface FileKeys {
  /** "files/{id}/{hash}", below the base of the calls */
  addressOf(id: string): string;
  fits(id: string, hash: string): boolean;
}

export function createFileKeys(hashes: KeyedHashes): FileKeys {
  return {
    addressOf: (id) => `${API}/files/${id}/${hashes.of('file', id)}`,
    fits: (id, hash) => hashes.fits('file', id, hash),
  };
}
