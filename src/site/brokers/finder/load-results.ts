import { laterPart } from '#site/browser/later-part.ts';

/** What lists brokers: loaded while they are searched, and so before any is found. */
export const resultsPart = laterPart(() => import('./results.tsx'));
