import fc from 'fast-check';

/** Every character of Unicode but half of a pair. fast-check's own `binary` takes half a second to begin with. */
const ANY_CHARACTER = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Texts of any characters, those of English as likely as all others. */
export const anyText = (bounds: { readonly maxLength?: number } = {}) =>
  fc.string({ ...bounds, unit: ANY_CHARACTER });
