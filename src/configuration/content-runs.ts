import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import type { ContentText } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';

type Messages = Localized<readonly ContentText<'campaigns' | 'banners'>[]>;

/** A message runs from one day to a later one, the same two in every language. */
export function checkRuns(messages: Messages, locale: Locale): readonly ConfigurationFault[] {
  const [first] = LOCALES;
  const others = new Map(messages[first].map(({ id, data }) => [id, data]));
  return messages[locale].flatMap((text) => {
    const { data } = text;
    if (data === undefined) return [];
    const other = others.get(text.id);
    const differing = (['from', 'until'] as const)
      .filter((day) => other !== undefined && other[day] !== data[day])
      .map((day) => text.faultAt(day, `is another day in ${first}: ${other?.[day]}`));
    return data.until < data.from
      ? [...differing, text.faultAt('until', `is before the day it starts: ${data.from}`)]
      : differing;
  });
}
