import type { KeyRing } from '../security/encryption/key-ring.ts';

/** Keyed hashes of e-mail addresses, by which rows are found that name nobody. */
export interface AddressMarks {
  /** By the current key. */
  mark(keyRing: KeyRing, email: string): string;
  /** By every key of the ring, to find what an earlier key hashed. */
  marks(keyRing: KeyRing, email: string): readonly string[];
}

/** Marks of a purpose; those of another do not match. Addresses that differ only in capitals are the same mailbox. */
export function createAddressMarks(purpose: string): AddressMarks {
  const plain = (email: string) => email.trim().toLowerCase();
  return {
    mark: (keyRing, email) => keyRing.mark(plain(email), purpose),
    marks: (keyRing, email) => keyRing.marks(plain(email), purpose),
  };
}
