import * as z from 'zod';

/** What the frequent questions are about, in the page's order. */
export const FAQ_TOPICS = ['before', 'request', 'contract'] as const;

/** The pages that are one text of `pages/{locale}/`: without it they cannot be built. */
export const TEXT_PAGES = ['accessibility', 'brokers', 'cookies', 'privacy', 'terms'] as const;

export type TextPage = (typeof TEXT_PAGES)[number];

/** What a text may say between braces of the lender; the addresses of pages come to it. */
export const LENDER_PLACEHOLDERS = [
  'name',
  'legalName',
  'enterpriseNumber',
  'register',
  'fsmaNumber',
  'status',
  'supervision',
  'address',
  'phone',
  'mortgagePhone',
  'email',
  'ombudsman',
  'ombudsmanAddress',
  'ombudsmanEmail',
] as const;

/** What it may say of how long data is kept: the settings, in words. */
export const RETENTION_PLACEHOLDERS = [
  'keptDrafts',
  'keptShares',
  'keptProspects',
  'keptRequests',
  'keptUnconfirmed',
] as const;

/** The front matter of the texts, by their folder in the lender's content. */
export const FRONT_MATTER = {
  pages: z.strictObject({
    title: z.string().min(1),
    /** The sentences under the title; also what search engines show. */
    lede: z.string().min(1),
    /** Since when the text holds, as YYYY-MM-DD: for texts people are bound by. */
    since: z.iso.date().optional(),
  }),
  faq: z.strictObject({
    question: z.string().min(1),
    topic: z.enum(FAQ_TOPICS),
    /** The place among the questions of its topic. */
    order: z.number(),
  }),
};
