import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { SiteFormWords } from '../site-form/site-form.ts';
import { fill } from '../translation.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size in bytes for readers; never as 0. */
export function formatFileSize(bytes: number, words: SiteFormWords['uploads'], locale: Locale) {
  if (bytes < MEGABYTE) {
    const size = formatNumber(Math.ceil(bytes / KILOBYTE), locale);
    return fill(words.size, { size, unit: words.kilobytes });
  }
  const size = formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10, locale);
  return fill(words.size, { size, unit: words.megabytesUnit });
}
