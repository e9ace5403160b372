import * as z from 'zod';
import { PAGE_KEYS, type PageKey, type PagesWith, pageOf } from '#addresses/pages.ts';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { termLetter } from '#domain/glossary/term-letter.ts';
import { OFFER_PARTS } from '#domain/lender/offer.ts';
import { PRODUCT_CODES } from '#domain/tariff/tariff.ts';

/** The topics of the frequent questions, in the page's order. */
export const FAQ_TOPICS = ['before', 'cost', 'request', 'contract', 'mortgage', 'data'] as const;

/** The topics of news, in the order in which they are listed. */
export const NEWS_TOPICS = ['borrow', 'home', 'car', 'budget', 'rights', 'fluvia'] as const;

/** Pages that consist of a text of `pages/{locale}/`: without it they cannot be built. */
export type TextPage = PagesWith<{ kind: 'text' } | { text: true }>;
export const TEXT_PAGES = PAGE_KEYS.filter(
  (key): key is TextPage => pageOf(key).kind === 'text' || pageOf(key).text === true,
);

/** The loans with a text of `loans/{locale}/`, by its name: without it their page cannot be built. */
export const LOAN_TEXTS = [
  'personal',
  'car',
  'mobilhome',
  'renovation',
  'grouping',
  'coproperty',
  'mortgage',
  'lightMortgage',
] as const;

/** The pages of those loans, which can also show frequent questions. */
export const LOAN_PAGES = [
  'personalLoan',
  'carLoan',
  'mobileHomeLoan',
  'renovationLoan',
  'grouping',
  'coproperty',
  'mortgage',
  'lightMortgage',
] as const satisfies readonly PageKey[];

/** The pages that a text can link to at its end, and on which a message can be shown. */
const ONWARD_PAGES = [
  ...LOAN_PAGES,
  'brokers',
  'contact',
  'faq',
  'glossary',
  'news',
  'home',
] as const satisfies readonly PageKey[];

/** The placeholders for the lender's data; those for the addresses of pages are added to them. */
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

/** The placeholders for retention periods: the settings in words. */
export const RETENTION_PLACEHOLDERS = [
  'keptDrafts',
  'keptShares',
  'keptProspects',
  'keptRequests',
  'keptUnconfirmed',
] as const;

/** What the lender states: how soon it decides and pays, and in which languages; see `withFacts`. */
export const FACT_PLACEHOLDERS = [
  'decisionHours',
  'payoutHours',
  'spokenLanguages',
  'applicationLanguages',
] as const;

/** The browsers that the site is made for. */
export const SITE_PLACEHOLDERS = ['servedBrowsers'] as const;

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** The name or address part of a text: lower-case letters, digits, hyphens. */
export const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const id = z.string().regex(ID);

/** The name of a photo in `pictures/`; news may also name a drawing. */
export const PICTURE_FILE = /^[\w-]+\.(jpg|png|webp)$/;
const NEWS_PICTURE_FILE = /^[\w-]+\.(svg|jpg|png|webp)$/;

/** The files of a film besides its transcript: the video in two formats and its first frame. */
export const FILM_FILES = ['webm', 'mp4', 'webp'] as const;

/** Alternative text of a picture. */
const alt = text(200);

/** A drawing or a photo of `pictures/`. */
const picture = z.strictObject({ file: z.string().regex(NEWS_PICTURE_FILE), alt });

/** What the text is about: it stands on the site only if the lender offers one of these. By default it always does. */
const about = z.array(z.enum(OFFER_PARTS)).min(1).optional();

/** The fields of every message that is shown from one date to another, both included. */
const message = {
  for: about,
  linkLabel: text(60),
  linkTo: z.enum(ONWARD_PAGES),
  from: z.iso.date(),
  until: z.iso.date(),
  /** The pages that show it; by default all but the application, and for a campaign all but pages with a form and those of errors. */
  pages: z.array(z.enum(ONWARD_PAGES)).optional(),
};

/** A loan of the lender's, drawn below the text at its tariff's rate: an amount in euros, a duration in months. */
const loan = z
  .strictObject({
    product: z.enum(PRODUCT_CODES),
    amount: z.number().int().positive(),
    duration: z.number().int().positive(),
  })
  .optional();

/** Shows the simple locator of brokers on the page, with this type of broker selected first. */
const locator = z.enum(BROKER_TYPES).optional();

/** Words that people search a text by and that it does not use: the search finds it by them. */
const searchedAs = z.array(text(40)).optional();

/** The front matter of the texts, by their folder in the lender's content. */
export const FRONT_MATTER = {
  pages: z.strictObject({
    title: text(120),
    /** The sentences under the title, which search engines show too. */
    lede: text(400),
    /** The date from which the text holds, as YYYY-MM-DD: for texts that bind people. */
    since: z.iso.date().optional(),
    searchedAs,
    locator,
  }),
  faq: z.strictObject({
    question: text(160),
    topic: z.enum(FAQ_TOPICS),
    for: about,
    /** Its position among the questions of its topic. */
    order: z.number(),
    /** The other pages that show it. */
    pages: z.array(z.enum(LOAN_PAGES)).optional(),
    searchedAs,
  }),
  loans: z.strictObject({
    title: text(60),
    description: text(160),
    headline: text(90),
    lead: text(300),
    /** What the application for this loan asks. */
    asked: text(600),
    searchedAs,
    film: id.optional(),
    locator,
  }),
  /** The transcript of a film, whose files have the same name next to it. */
  films: z.strictObject({
    title: text(120),
    /** A drawing on paper: the dark scheme shows it as night. */
    drawn: z.boolean().optional(),
    for: about,
  }),
  glossary: z.strictObject({
    term: text(60).refine((term) => termLetter(term) !== undefined, {
      error: 'has no letter to be listed under: a term starts with a letter from A to Z',
    }),
    /** Other forms of the term that texts use. */
    also: z.array(z.string().min(3).max(60)).optional(),
    /** A definition in one sentence. */
    short: text(180),
    for: about,
    /** Related terms. */
    see: z.array(id).optional(),
    searchedAs,
  }),
  news: z.strictObject({
    title: text(80),
    /** The last part of its address. */
    slug: id.refine((slug) => slug !== 'page', { error: 'is the address of the list itself' }),
    date: z.iso.date(),
    updated: z.iso.date().optional(),
    lede: text(220),
    topic: z.enum(NEWS_TOPICS),
    for: about,
    picture,
    /** The pages that it links to at its end. */
    pages: z.array(z.enum(ONWARD_PAGES)).optional(),
    loan,
    locator,
  }),
  /** A message that appears while the visitor reads. Its text is the Markdown. */
  campaigns: z.strictObject({
    title: text(80),
    ...message,
    /** The pages that it is about: it is a line in them, and does not appear over them. */
    line: z.array(z.enum(LOAN_PAGES)).optional(),
  }),
  /** A line above a page's content. */
  banners: z.strictObject({ text: text(160), ...message }),
};

/** A folder of texts. */
export type ContentFolder = keyof typeof FRONT_MATTER;

export type FrontMatter<K extends ContentFolder> = z.infer<(typeof FRONT_MATTER)[K]>;

/** The texts that are always required. */
export const NEEDED: Readonly<Record<ContentFolder, readonly string[]>> = {
  pages: TEXT_PAGES,
  faq: [],
  films: [],
  loans: LOAN_TEXTS,
  glossary: [],
  news: [],
  campaigns: [],
  banners: [],
};
