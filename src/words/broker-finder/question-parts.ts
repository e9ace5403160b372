import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

/** "Vouliez-vous dire 5000 Namur ou 5100 Namur?" in its parts: texts, and the places that a visitor may choose. */
export function questionParts(
  places: readonly SuggestedPlace[],
  { question }: Pick<BrokerFinderWords['results'], 'question'>,
  locale: Locale,
): readonly (string | SuggestedPlace)[] {
  const [before = '', after = ''] = question.split('{places}');
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' });
  let next = 0;
  const named = list.formatToParts(places.map(({ label }) => label)).map(({ type, value }) => {
    if (type === 'literal') return value;
    next += 1;
    return places[next - 1] ?? value;
  });
  return [before, ...named, after];
}

/** The same as one sentence, for who listens. */
export function formatQuestion(...of: Parameters<typeof questionParts>): string {
  return questionParts(...of)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}
