import { generateKeyRing } from '#server/security/encryption/key-ring.ts';

/** What a start in production has to be given, with new keys. Nothing listens where it leads. */
export function productionSettings() {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://127.0.0.1:9/db',
    ENCRYPTION_KEYS: generateKeyRing(),
    TOKEN_SECRET: 'f1c9a0d27b3e4586f1a2c07d9b5e3846',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CLAMD_URL: 'none',
    PUBLIC_URL: 'https://fluvia.example',
  };
}
