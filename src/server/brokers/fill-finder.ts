import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { filterName, ZIP } from '#domain/brokers/search-query.ts';

export interface FinderFilling {
  readonly typed: string;
  readonly types: readonly BrokerType[];
  /** HTML, as it is to stand. */
  readonly results: string;
}

/** Where the finder's page leaves room for what was found, seen without script alone. */
const RESULTS = '<!--broker-results-->';

/** An element of the form as the build writes it. */
const INPUT = /<input\b[^>]*>/g;

/** The built page with an answer in it, and its form as it was sent. A page without room is as it was. */
export function fillFinder(html: string, { typed, types, results }: FinderFilling): string {
  const [before, after] = html.split(RESULTS);
  if (before === undefined || after === undefined) return html;
  const fillField = (input: string): string => {
    const name = /\bname="([^"]*)"/.exec(input)?.[1];
    if (name === ZIP) return input.replace('value=""', () => `value="${escapeAttribute(typed)}"`);
    const type = BROKER_TYPES.find((one) => filterName(one) === name);
    return type === undefined || types.includes(type) ? input : input.replace(' checked=""', '');
  };
  return before.replace(INPUT, fillField) + results + after;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
