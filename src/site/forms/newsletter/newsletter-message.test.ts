import { expect, it } from 'vitest';
import type { FormOutcome } from '../site-form/form-outcome.ts';
import { readOutcome } from '../site-form/form-outcome.ts';
import { messageOf } from './newsletter-message.ts';

const WORDS = {
  problems: { connection: 'Connexion', server: 'Serveur', tooManyCalls: 'Trop', check: 'Robots' },
  recaptcha: 'reCAPTCHA Error',
};
const read = (status: number, body: object) => readOutcome(status, JSON.stringify(body));

// W-6.15
it.each<[string, FormOutcome, string, string]>([
  ['200', read(200, { status: 200, message: 'Merci' }), 'Merci', 'taken'],
  ['409', read(409, { status: 409, message: 'Déjà' }), 'Déjà', 'taken'],
  ['errors', read(422, { errors: { email: 'A', lang: 'B' } }), 'A\nB', 'address'],
  ['a list', read(422, { errors: ['A', 'B'] }), 'A\nB', ''],
  ['the check', read(422, { errors: { recaptcha: 'Raté' } }), 'reCAPTCHA Error', ''],
  ['429', read(429, {}), 'Trop', ''],
  ['500', read(500, {}), 'Serveur', ''],
  ['nothing', { kind: 'failed', where: 'connection' }, 'Connexion', ''],
  ['a stop', { kind: 'aborted' }, 'Connexion', ''],
])('describes the outcome: %s', (_, outcome, text, what) => {
  expect(messageOf(outcome, WORDS)).toEqual({
    text,
    taken: what === 'taken',
    isAddressWrong: what === 'address',
  });
});
