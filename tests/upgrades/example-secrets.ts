/** The keys that encrypted the data of every schema that is kept here. They open nothing else. */
export const ENCRYPTION_KEYS = `k1:${Buffer.from('the key of the kept schemas, 32b').toString('base64')}`;
