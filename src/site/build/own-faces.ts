import { dirname, resolve } from 'node:path';
import type { CSSOptions, Plugin } from 'vite';
import type { Brand } from '#domain/brand/brand.ts';
import type { Faces } from '#domain/brand/faces.ts';
import {
  type Declaration,
  declareFile,
  declareStandIn,
  familiesOnPages,
  styledFaces,
  styleFace,
} from '#view/brand/face-styles.ts';
import { brandInSheets } from '#view/palette-plugin.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** What writes a brand into style sheets, in every build by Vite: colours and shape (`brandInSheets`), and typefaces. */
export function sheetPlugins(brand: Brand): PostCss {
  return { plugins: [...(brandInSheets(brand).plugins ?? []), facesInSheets(brand.faces)] };
}

/**
 * Writes the typefaces where a style sheet has `@faces files` (their files, and the faces that stand in), or `@faces
 * families` (`--face-title` and `--face-text`).
 */
function facesInSheets(faces: Faces): NonNullable<PostCss['plugins']>[number] {
  return {
    postcssPlugin: 'faces',
    AtRule: {
      faces: (rule) => {
        const { params } = rule;
        if (params === 'families')
          return void rule.replaceWith(
            { prop: '--face-title', value: familiesOnPages(faces.title) },
            { prop: '--face-text', value: familiesOnPages(faces.text) },
          );
        // Where Vite resolves addresses from.
        const source = rule.source && { source: rule.source };
        const written = (declarations: readonly Declaration[]) => ({
          name: 'font-face',
          ...source,
          nodes: declarations.map((declaration) => ({ ...declaration, ...source })),
        });
        rule.replaceWith(...declareFaces(faces).map(written));
      },
    },
  };
}

function declareFaces(faces: Faces): readonly (readonly Declaration[])[] {
  const styled = styledFaces(faces);
  return [
    ...styled.flatMap(({ family = '', files }) =>
      files.map(({ path, weight }) => declareFile(family, resolve(path), weight)),
    ),
    ...styled.flatMap(({ family = '', standIn }) =>
      standIn ? [declareStandIn(family, standIn)] : [],
    ),
  ];
}

/**
 * Lists for pages the files that they load first: a variable one, or else the bold one of titles and the regular one of
 * texts.
 */
export function preloadFaces(faces: Faces): Plugin {
  const [title, text] = [styleFace(faces.title).files, styleFace(faces.text).files];
  const first = [title.at(-1), text.at(0)].flatMap((file) => (file ? [resolve(file.path)] : []));
  const paths = [...new Set(first)];
  const imports = paths.map(
    (path, at) => `import file${at} from ${JSON.stringify(`${path}?url`)};`,
  );
  const names = paths.map((_, at) => `file${at}`);
  return {
    name: 'faces',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: ['.', ...paths.map((path) => dirname(path))] } } }),
    load: (id) =>
      id.endsWith('/src/view/brand/preloaded-faces.ts')
        ? `${imports.join('\n')}\nexport const PRELOADED_FACES = [${names.join(', ')}];`
        : undefined,
  };
}
