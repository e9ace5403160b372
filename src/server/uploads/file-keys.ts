import { API } from '../api/api-path.ts';
import type { KeyedHashes } from '../encryption/keyed-hashes.ts';

/** Addresses that open one file to whoever holds them: the lender's team and systems. */
export interface FileKeys {
  /** «/api/v1/files/{id}/{hash}» */
  addressOf(id: string): string;
  fits(id: string, hash: string): boolean;
}

export function createFileKeys(hashes: KeyedHashes): FileKeys {
  return {
    addressOf: (id) => `${API}/files/${id}/${hashes.of('file', id)}`,
    fits: (id, hash) => hashes.fits('file', id, hash),
  };
}
