import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const inMain = (html: string) =>
  readWords(`<body><p>Before</p><main>${html}</main><p>After</p></body>`);

it.each([
  ['<p>Deux mots</p> <p>et&nbsp;un</p>', ['Deux', 'mots', 'et\u00a0un']],
  ['5\u00a0000\u00a0€ — <b>par mois</b>', ['5\u00a0000\u00a0€', 'par', 'mois']],
  ['<details><summary>Vu</summary><p>Plié</p></details>', ['Vu']],
  ['<details open><summary>Vu</summary><p>Lu</p></details>', ['Vu', 'Lu']],
  ['<select><option>un choix</option></select> <br> <span hidden>caché</span> lu', ['lu']],
  ['<h2 class="unseen">entendu</h2><script>let code</script>', []],
])('the words of %s', (html, words) => {
  expect(inMain(html)).toEqual(words);
});
