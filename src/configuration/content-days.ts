import type { Locale, Localized } from '#domain/locale/locale.ts';
import type { ContentText } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';

type Dated = 'news' | 'campaigns' | 'banners';
type Day = 'date' | 'from' | 'until';
type Texts = Localized<readonly ContentText<Dated>[]>;

/** A text has the same dates in every language. */
export function checkSameDays(
  texts: Texts,
  locale: Locale,
  first: Locale,
): readonly ConfigurationFault[] {
  const others = new Map(texts[first].map(({ id, data }) => [id, daysOf(data)]));
  return texts[locale].flatMap((text) => {
    const other = others.get(text.id);
    return Object.entries(daysOf(text.data))
      .map(([key, day]) => ({ key, day, there: other?.[key as Day] }))
      .filter(({ day, there }) => there !== undefined && there !== day)
      .map(({ key, there }) => text.faultAt(key, `is a different date in ${first}: ${there}`));
  });
}

/** A message may not end before it starts. */
export function checkRuns(
  messages: readonly ContentText<'campaigns' | 'banners'>[],
): readonly ConfigurationFault[] {
  return messages.flatMap((text) =>
    text.data !== undefined && text.data.until < text.data.from
      ? [text.faultAt('until', `is before the day it starts: ${text.data.from}`)]
      : [],
  );
}

function daysOf(data: ContentText<Dated>['data']): Readonly<Partial<Record<Day, string>>> {
  if (data === undefined) return {};
  return 'date' in data ? { date: data.date } : { from: data.from, until: data.until };
}
