import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { markdownFolder } from './content/markdown-folder.ts';
import { FAQ_TOPICS } from './faq/topics.ts';

/* The texts of the site: content/, or the folder that CONTENT_DIR names. */
export const collections = {
  pages: defineCollection({
    loader: markdownFolder('pages'),
    schema: z.strictObject({
      title: z.string().min(1),
      /** The sentences under the title; also what search engines show. */
      lede: z.string().min(1),
      /** Since when the text holds, as YYYY-MM-DD: for texts people are bound by. */
      since: z.iso.date().optional(),
    }),
  }),
  faq: defineCollection({
    loader: markdownFolder('faq'),
    schema: z.strictObject({
      question: z.string().min(1),
      topic: z.enum(FAQ_TOPICS),
      /** The place among the questions of its topic. */
      order: z.number(),
    }),
  }),
};
