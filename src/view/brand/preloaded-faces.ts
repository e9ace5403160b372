/** The addresses of the typefaces that every page loads: a build puts those of its lender here (src/site/build/own-faces.ts). */
export const PRELOADED_FACES: readonly string[] = [];
