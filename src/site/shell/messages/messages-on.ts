import { getCollection } from 'astro:content';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { isShownOn } from './shown-on.ts';

/**
 * The messages for one page, whatever their dates: the browser checks those. Omits a message whose link
 * leads to a page that is not built.
 */
export async function messagesOn<K extends 'campaigns' | 'banners'>(
  folder: K,
  path: string,
  locale: Locale,
) {
  const texts = await getCollection(folder, ({ id }) => id.startsWith(`${locale}/`));
  return texts.flatMap((text) => {
    const href = addressIfBuilt(text.data.linkTo, locale);
    if (href === undefined || !isShownOn(text.data, path, locale)) return [];
    return [{ text, id: text.id.slice(`${locale}/`.length), href }];
  });
}
