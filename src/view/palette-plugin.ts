import type { CSSOptions } from 'vite';
import { declareColours, declareShape, type SheetBrand } from './palette.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Writes a brand's colours where a style sheet says `@palette`, and its shape for `@shape`: for every build by Vite. */
export function brandInSheets(brand: SheetBrand): PostCss {
  return {
    plugins: [
      {
        postcssPlugin: 'brand',
        AtRule: {
          palette: (rule) => void rule.replaceWith(...declareColours(brand, rule.params)),
          shape: (rule) => void rule.replaceWith(...declareShape(brand)),
        },
      },
    ],
  };
}
