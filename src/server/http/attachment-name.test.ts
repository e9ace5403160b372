import { expect, it } from 'vitest';
import { attachmentNamed } from './attachment-name.ts';

it.each([
  ['acte.pdf', 'acte.pdf'],
  ["l'acte (1).pdf", 'l%27acte%20%281%29.pdf'],
  ['a*b!.pdf', 'a%2Ab!.pdf'],
  ['Pièce d’identité.jpg', 'Pi%C3%A8ce%20d%E2%80%99identit%C3%A9.jpg'],
])('names %s in the characters of RFC 8187', (name, encoded) => {
  const value = attachmentNamed(name);
  expect(value).toBe(`attachment; filename*=UTF-8''${encoded}`);
  const [, extended = ''] = value.split("''");
  expect(extended).toMatch(/^(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/);
  expect(decodeURIComponent(extended)).toBe(name);
});
