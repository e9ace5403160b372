import { generateKeyRing, parseKeyRing } from '#server/security/encryption/key-ring.ts';

const keyRing = parseKeyRing(generateKeyRing());
if (keyRing === undefined) throw new Error('No keys');

/** What an erasure needs that no test looks up in the register. */
export const UNREGISTERED = {
  keyRing,
  register: {
    add: async () => {},
    read: async () => ({ erasures: [], damaged: [] }),
    purge: async () => 0,
  },
};
