import * as z from 'zod';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { termLetter } from '#domain/glossary/term-letter.ts';

/** What the frequent questions are about, in the page's order. */
export const FAQ_TOPICS = ['before', 'cost', 'request', 'contract', 'mortgage', 'data'] as const;

/** What news is about, in the order in which topics are listed. */
export const NEWS_TOPICS = ['borrow', 'home', 'car', 'budget', 'rights', 'fluvia'] as const;

/** The pages that are one text of `pages/{locale}/`: without it they cannot be built. */
export const TEXT_PAGES = ['accessibility', 'brokers', 'cookies', 'privacy', 'terms'] as const;

export type TextPage = (typeof TEXT_PAGES)[number];

/** The loans that have a text of `loans/{locale}/`, by its name: without it their page cannot be built. */
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

/** The pages of those loans, on which frequent questions can be shown too. */
export const LOAN_PAGES = [
  'personalLoan',
  'carLoan',
  'mobileHomeLoan',
  'renovationLoan',
  'grouping',
  'coproperty',
  'mortgage',
  'lightMortgage',
] as const;

/** The pages that a text can lead on to, and that a message can be shown on. */
const ONWARD_PAGES = [
  ...LOAN_PAGES,
  'brokers',
  'contact',
  'faq',
  'glossary',
  'news',
  'home',
] as const;

/** What the picture of a news article is put together from. */
export const SCENE_PARTS = [
  'barge',
  'bridge',
  'bus',
  'houses',
  'lock',
  'office',
  'tree',
  'bicycle',
  'car',
  'camper',
  'crane',
  'lamp',
  'boat',
  'sun',
  'rain',
] as const;

export const SKIES = ['day', 'dusk', 'night'] as const;

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

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** A text's name, and what names it elsewhere: small letters, digits, hyphens. */
export const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const id = z.string().regex(ID);

/** A file of `pictures/`. */
export const PICTURE_FILE = /^[\w-]+\.(jpg|png|webp)$/;

/** What a film consists of, beside its transcript: itself in two forms, its first view. */
export const FILM_FILES = ['webm', 'mp4', 'webp'] as const;

/** What a picture shows, for who does not see it. */
const alt = text(200);

const picture = z.union([
  /** Drawn from parts, from left to right. */
  z.strictObject({
    scene: z.array(z.enum(SCENE_PARTS)).min(1).max(3),
    sky: z.enum(SKIES),
    alt,
  }),
  /** The lender's own, a file of `pictures/`. */
  z.strictObject({ file: z.string().regex(PICTURE_FILE), alt }),
]);

/** What all messages have that are shown for a while: from the first of two days to the last. */
const message = {
  linkLabel: text(60),
  linkTo: z.enum(ONWARD_PAGES),
  from: z.iso.date(),
  until: z.iso.date(),
  /** The pages that show it; without any, all but the application, and a campaign's but those with a form. */
  pages: z.array(z.enum(ONWARD_PAGES)).optional(),
};

/** The page shows the simple locator of brokers, with this type of broker chosen at first. */
const locator = z.enum(BROKER_TYPES).optional();

/** The front matter of the texts, by their folder in the lender's content. */
export const FRONT_MATTER = {
  pages: z.strictObject({
    title: text(120),
    /** The sentences under the title; also what search engines show. */
    lede: text(400),
    /** Since when the text holds, as YYYY-MM-DD: for texts people are bound by. */
    since: z.iso.date().optional(),
    locator,
  }),
  faq: z.strictObject({
    question: text(160),
    topic: z.enum(FAQ_TOPICS),
    /** The place among the questions of its topic. */
    order: z.number(),
    /** The pages that show it too. */
    pages: z.array(z.enum(LOAN_PAGES)).optional(),
  }),
  loans: z.strictObject({
    title: text(60),
    description: text(160),
    headline: text(90),
    lead: text(300),
    /** What an application for this loan asks. */
    asked: text(600),
    film: id.optional(),
    locator,
  }),
  /** What a film shows, told: its transcript. The film lies beside it, under the same name. */
  films: z.strictObject({ title: text(120) }),
  glossary: z.strictObject({
    term: text(60).refine((term) => termLetter(term) !== undefined, {
      error: 'has no letter to stand under: a term starts with one of A to Z',
    }),
    /** Other forms under which texts know it. */
    also: z.array(z.string().min(3).max(60)).optional(),
    /** Defines it in one sentence. */
    short: text(180),
    /** Terms to read too. */
    see: z.array(id).optional(),
  }),
  news: z.strictObject({
    title: text(80),
    /** The last part of its address. */
    slug: id.refine((slug) => slug !== 'page', { error: 'is the address of the list itself' }),
    date: z.iso.date(),
    updated: z.iso.date().optional(),
    lede: text(220),
    topic: z.enum(NEWS_TOPICS),
    picture,
    /** The pages it leads on to. */
    pages: z.array(z.enum(ONWARD_PAGES)).optional(),
    locator,
  }),
  /** A message that comes up while one reads. Its text is the Markdown. */
  campaigns: z.strictObject({ title: text(80), ...message }),
  /** One line above a page's content. */
  banners: z.strictObject({ text: text(160), ...message }),
};

/** A folder of texts. */
export type ContentFolder = keyof typeof FRONT_MATTER;

export type FrontMatter<K extends ContentFolder> = z.infer<(typeof FRONT_MATTER)[K]>;

/** The texts that are needed, whatever else there is. */
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
