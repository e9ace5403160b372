import { expect, it } from 'vitest';
import { plain } from './find-person.ts';

//
it.each([
  [' Émile@Example.BE ', 'émile@example.be'],
  ['Jan Peeters <jan@home.be>', 'jan@home.be'],
  ['jan @ home.be;', 'jan@home.be'],
  ['jan@münchen.example', 'jan@xn--mnchen-3ya.example'],
  ['jan@MU\u0308NCHEN.example', 'jan@xn--mnchen-3ya.example'],
  ['jan@XN--MNCHEN-3YA.example', 'jan@xn--mnchen-3ya.example'],
  ['jan+offers@home.be', 'jan+offers@home.be'],
  ['j.an@home.be', 'j.an@home.be'],
  ['jan@[no domain', 'jan@[no domain'],
  ['', ''],
])('the address %j is compared as %j', (typed, compared) => {
  expect(plain(typed)).toBe(compared);
});
