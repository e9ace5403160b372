import { expect, it } from 'vitest';
import { readOutcome } from './form-outcome.ts';

const taken = (html = '', message = '') => ({ kind: 'taken', html, message });
const refused = (errors: Record<string, string>, message = '') => ({
  kind: 'refused',
  errors,
  message,
});
const failed = { kind: 'failed', where: 'server' };

// W-6.14
it.each([
  [200, { status: 'success', html: '<h2>Merci</h2>' }, taken('<h2>Merci</h2>')],
  [200, { status: 'success' }, taken()],
  // The newsletter's.
  [200, { status: 200, message: 'Un e-mail est parti.' }, taken('', 'Un e-mail est parti.')],
  [409, { status: 409, message: 'Déjà inscrit.' }, taken('', 'Déjà inscrit.')],
  [422, { status: 422, errors: ['Adresse invalide.'] }, refused({ 0: 'Adresse invalide.' })],
  [422, { status: 'error', errors: { email: 'Invalide.' } }, refused({ email: 'Invalide.' })],
  [413, { status: 'error', errors: { files: 'Trop lourd.' } }, refused({ files: 'Trop lourd.' })],
  [422, { status: 422, errors: { a: 'A.' }, message: 'B.' }, refused({ a: 'A.' }, 'B.')],
  [429, { type: 'about:blank', status: 429, detail: 'Slow down' }, { kind: 'tooManyCalls' }],
  // Without a message there is nothing that the visitor can correct.
  [422, { status: 'error', errors: {} }, failed],
  [422, { status: 'error', errors: { email: null } }, failed],
  [500, { type: 'about:blank', status: 500 }, failed],
  [503, { status: 'error', errors: { email: 'Invalide.' } }, failed],
  [400, [], failed],
  [200, null, failed],
])('reads %i %j', (status, body, outcome) => {
  expect(readOutcome(status, JSON.stringify(body))).toEqual(outcome);
});

it.each([
  [200, '<!doctype html>'],
  [502, 'Bad gateway'],
  [204, ''],
])('treats a foreign answer as a failure: %i %j', (status, text) => {
  expect(readOutcome(status, text)).toEqual(failed);
});
