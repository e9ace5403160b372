import { expect, it } from 'vitest';
import { CALLBACK_PATH, cookieOf } from './begin-sign-in.ts';

const STATE = 'nl-drawn';

it('the cookie of an attempt belongs to one host over TLS, so that no other host can set it', () => {
  expect(cookieOf(STATE, 'https://www.fluvia.example')).toEqual({
    name: expect.stringMatching(/^__Host-sign-in-[\w-]{12}$/),
    path: '/',
    secure: true,
  });
});

it('without TLS, where browsers refuse the prefix, only the callback receives it', () => {
  expect(cookieOf(STATE, 'http://localhost:3000')).toEqual({
    name: expect.stringMatching(/^sign-in-[\w-]{12}$/),
    path: CALLBACK_PATH,
    secure: false,
  });
});

it('another attempt has another cookie', () => {
  const [one, other] = [STATE, 'nl-other'].map(
    (state) => cookieOf(state, 'https://x.example').name,
  );
  expect(one).not.toBe(other);
});
