import { type CollectionEntry, getCollection } from 'astro:content';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { hasLineOn, isShownOn } from './shown-on.ts';

/**
 * The messages for one page, whatever their dates: the browser checks those. Omits a message whose link
 * leads to a page that is not built.
 */
export function messagesOn<K extends 'campaigns' | 'banners'>(
  folder: K,
  path: string,
  locale: Locale,
) {
  return messagesOf(folder, locale, ({ data }) => isShownOn(data, path, locale));
}

/** The campaigns that are a line in one page. */
export function linesOn(path: string, locale: Locale) {
  return messagesOf('campaigns', locale, ({ data }) => hasLineOn(data, path, locale));
}

async function messagesOf<K extends 'campaigns' | 'banners'>(
  folder: K,
  locale: Locale,
  isWanted: (text: CollectionEntry<K>) => boolean,
) {
  const texts = await getCollection(folder, ({ id }) => id.startsWith(`${locale}/`));
  return texts.flatMap((text) => {
    const href = addressIfBuilt(text.data.linkTo, locale);
    if (href === undefined || !isWanted(text)) return [];
    return [{ text, id: text.id.slice(`${locale}/`.length), href }];
  });
}
