import { describe, expect, it } from 'vitest';
import { readSignInSecrets } from './read-sign-in-secrets.ts';

const named = (...ids: string[]) => ({
  ok: true as const,
  configuration: {
    lender: {
      signIns: ids.map((id) => ({ id, name: id, issuer: 'https://x.example', clientId: 'c' })),
    },
  },
});

describe('the secrets of sign-ins', () => {
  it('sign-in secrets are found by the sign-in’s name', () => {
    const environment = { SIGN_IN_MY_BANK_SECRET: ' s ', SIGN_IN_B_SECRET: 't' };
    const { secrets, faults } = readSignInSecrets(environment, named('my-bank', 'b'));
    expect(Object.fromEntries(secrets)).toEqual({ 'my-bank': 's', b: 't' });
    expect(faults).toEqual([]);
  });

  it('sign-in secrets are required', () => {
    const { faults } = readSignInSecrets({ SIGN_IN_B_SECRET: ' ' }, named('a', 'b'));
    expect(faults).toEqual([
      {
        variable: 'SIGN_IN_A_SECRET',
        reason: 'must be set: lender.yaml names the sign-in a',
      },
      {
        variable: 'SIGN_IN_B_SECRET',
        reason: 'must be set: lender.yaml names the sign-in b',
      },
    ]);
  });

  it('are empty if no sign-in is named, or the file is invalid', () => {
    const none = { ok: true as const, configuration: { lender: {} } };
    expect(readSignInSecrets({}, none).faults).toEqual([]);
    expect(readSignInSecrets({}, { ok: false }).faults).toEqual([]);
  });
});
