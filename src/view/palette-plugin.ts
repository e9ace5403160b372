import type { CSSOptions } from 'vite';
import { declareColours } from './palette.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Writes the palette's colours where a style sheet says `@palette`: for every build by Vite. */
export const paletteInSheets: PostCss = {
  plugins: [
    {
      postcssPlugin: 'palette',
      AtRule: { palette: (rule) => void rule.replaceWith(...declareColours(rule.params)) },
    },
  ],
};
