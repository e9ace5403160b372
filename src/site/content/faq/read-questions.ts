import { getCollection, render } from 'astro:content';
import { FAQ_TOPICS } from '#configuration/content-schemas.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The frequently asked questions and answers, by topic, in order. Build only. */
export async function readQuestions(locale: Locale) {
  const entries = await getCollection('faq', ({ id }) => id.startsWith(`${locale}/`));
  const place = (entry: (typeof entries)[number]) => FAQ_TOPICS.indexOf(entry.data.topic);
  return Promise.all(
    entries
      .toSorted((a, b) => place(a) - place(b) || a.data.order - b.data.order)
      .map(async (entry) => ({
        id: entry.id.slice(locale.length + 1),
        ...entry.data,
        Answer: (await render(entry)).Content,
      })),
  );
}
