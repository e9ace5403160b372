/** A language within a list of languages. */
export const facts = { language: 'en {name}', or: 'ou' };
