import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolveContentLinks, resolveContentPictures } from '#configuration/content-links.ts';
import type { ContentFolder } from '#configuration/content-schemas.ts';
import { readContentTexts } from '#configuration/content-text.ts';
import { missingTwins } from '#configuration/missing-twins.ts';
import { readTextFile } from '#configuration/text-file.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { languages, lender, offered } from '#site/build/lender-configuration.ts';
import { keep } from '#site/build/retention.ts';
import { ARTICLE_WORDS } from '#words/article/article.ts';
import { PICTURE_WIDTHS, picturePath } from '../news/picture-files.ts';
import { type Glossary, markTerms } from '../terms/mark-terms.ts';
import { readGlossary } from '../terms/read-glossary.ts';
import { keepWordsWhole } from './keep-words-whole.ts';
import { placeholders } from './placeholders.ts';
import { readText } from './read-text.ts';
import { setTips } from './set-tips.ts';
import { textAddresses } from './text-addresses.ts';

const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/**
 * Loads the texts of `content/{folder}/{locale}/*.md`, with ids like `fr/terms`. A text that is missing
 * in a language or cannot be read stops the build with its name.
 */
export function markdownFolder(folder: ContentFolder): Loader {
  const root = join(CONTENT_DIR, folder);
  return {
    name: `markdown-folder:${folder}`,
    async load(context) {
      await loadAll(folder, context);
      context.watcher?.add(resolve(root));
      context.watcher?.on('all', (_, path) => {
        if (!path.startsWith(resolve(root))) return;
        references.clear();
        void loadAll(folder, context);
      });
    },
  };
}

/** What the texts of a language refer to. */
interface References {
  /** What the lender is called, and the like. */
  readonly values: ReturnType<typeof placeholders>;
  readonly glossary: Glossary;
  readonly addressOf: ReturnType<typeof textAddresses>;
}

/** Read once for the texts of all folders, until one changes. */
const references = new Map<Locale, References>();

function referencesIn(locale: Locale): References {
  const known = references.get(locale);
  if (known !== undefined) return known;
  const values = placeholders(lender, keep, locale);
  const addressOf = textAddresses(CONTENT_DIR, locale, offered);
  const read = {
    values,
    addressOf,
    glossary: readGlossary(CONTENT_DIR, locale, values, addressOf, offered),
  };
  references.set(locale, read);
  return read;
}

async function loadAll(folder: ContentFolder, { store, parseData, renderMarkdown }: LoaderContext) {
  const root = join(CONTENT_DIR, folder);
  const ids = Object.fromEntries(
    languages.map((locale) => [
      locale,
      readContentTexts(CONTENT_DIR, folder, locale, offered).map(({ id }) => id),
    ]),
  ) as Partial<Record<Locale, string[]>>;
  const missing = missingTwins(ids).map((id) => join(root, `${id}.md`));
  if (missing.length > 0) throw new Error(`Texts are missing:\n${missing.join('\n')}`);

  store.clear();
  for (const locale of languages) {
    const { values, glossary, addressOf } = referencesIn(locale);
    for (const name of ids[locale] ?? []) {
      const file = join(root, locale, `${name}.md`);
      const id = `${locale}/${name}`;
      const { data, body } = inFile(file, () =>
        readText(resolveAll(readTextFile('', file).text ?? '', addressOf), locale, values),
      );
      store.set({
        id,
        data: await parseData({ id, data, filePath: file }),
        body,
        rendered: dress(
          await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) }),
          locale,
          glossary,
          folder === 'glossary' ? addressOf('glossary', name) : undefined,
        ),
      });
    }
  }
}

/** Adds tips and explained terms to the rendered Markdown, and keeps words whole; `entry` is its address, if it is the glossary's. */
function dress<T extends { html: string }>(
  rendered: T,
  locale: Locale,
  glossary: Glossary,
  entry: string | undefined,
): T {
  const html = setTips(rendered.html, ARTICLE_WORDS[locale].tip);
  return { ...rendered, html: keepWordsWhole(markTerms(html, glossary, entry)) };
}

/** A picture within a text is as wide as the text. */
function resolveAll(text: string, addressOf: Parameters<typeof resolveContentLinks>[1]): string {
  const [, wide] = PICTURE_WIDTHS;
  const withLinks = resolveContentLinks(text, addressOf);
  return resolveContentPictures(withLinks, (file) => picturePath(file, wide));
}

/** Adds the file's name to an error's message. */
function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
