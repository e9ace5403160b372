import { defineCollection } from 'astro:content';
import { FRONT_MATTER } from '#configuration/content-schemas.ts';
import { markdownFolder } from '#site/content/markdown/markdown-folder.ts';

/* The texts of the site: content/, or the folder that CONTENT_DIR names. */
export const collections = {
  pages: defineCollection({ loader: markdownFolder('pages'), schema: FRONT_MATTER.pages }),
  faq: defineCollection({ loader: markdownFolder('faq'), schema: FRONT_MATTER.faq }),
  films: defineCollection({ loader: markdownFolder('films'), schema: FRONT_MATTER.films }),
  loans: defineCollection({ loader: markdownFolder('loans'), schema: FRONT_MATTER.loans }),
  glossary: defineCollection({ loader: markdownFolder('glossary'), schema: FRONT_MATTER.glossary }),
  news: defineCollection({ loader: markdownFolder('news'), schema: FRONT_MATTER.news }),
  campaigns: defineCollection({
    loader: markdownFolder('campaigns'),
    schema: FRONT_MATTER.campaigns,
  }),
  banners: defineCollection({ loader: markdownFolder('banners'), schema: FRONT_MATTER.banners }),
};
