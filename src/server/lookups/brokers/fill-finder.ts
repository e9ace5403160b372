import { Parser } from 'htmlparser2';
import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import { filterName, ZIP } from '#domain/brokers/search-query.ts';
import { escapeXml } from '#seo/xml.ts';

export interface FinderFilling {
  readonly typed: string;
  readonly types: readonly BrokerType[];
  /** HTML, inserted unchanged. */
  readonly results: string;
}

/** The comment that marks the slot for the results, which only browsers without scripts show. */
const RESULTS = 'broker-results';

type Attributes = Readonly<Record<string, string>>;

/** A part of the built page that an answer replaces. */
interface Slot {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly write: (filling: FinderFilling) => string;
}

/**
 * Parses the built page once; the result writes an answer into the page, and the query into its form.
 * Throws if a slot is missing or occurs twice: then the build and the server no longer agree.
 */
export function readFinder(html: string): (filling: FinderFilling) => string {
  const slots = findSlots(html);
  const count = (name: string) => slots.filter((slot) => slot.name === name).length;
  for (const name of [ZIP, RESULTS])
    if (count(name) !== 1)
      throw new Error(`The finder's page has ${count(name)} slots "${name}", not one`);
  // Where all brokers are of one type, the page has no filters.
  const filters = BROKER_TYPES.map((type) => count(filterName(type)));
  if (filters.some((times) => times !== filters[0] || times > 1))
    throw new Error(`The finder's page has ${filters} filters, not one of each or none`);
  return (filling) => {
    const filled = slots.map(({ start, write }, i) => {
      const before = html.slice(slots[i - 1]?.end ?? 0, start);
      return before + write(filling);
    });
    return filled.join('') + html.slice(slots.at(-1)?.end ?? 0);
  };
}

/** The slots in their order in the page. */
function findSlots(html: string): readonly Slot[] {
  const slots: Slot[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const write = tag === 'input' ? writerOf(attributes) : undefined;
      const { name = '' } = attributes;
      if (write) slots.push({ name, start: parser.startIndex, end: parser.endIndex + 1, write });
    },
    oncomment(comment) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (comment.trim() === RESULTS)
        slots.push({ name: RESULTS, start, end, write: ({ results }) => results });
    },
  });
  parser.end(html);
  return slots;
}

/** How to write an element of the form with the query's value; `undefined` for other elements. */
function writerOf(attributes: Attributes): Slot['write'] | undefined {
  if (attributes.name === ZIP) return ({ typed }) => writeInput({ ...attributes, value: typed });
  const type = BROKER_TYPES.find((brokerType) => filterName(brokerType) === attributes.name);
  if (type === undefined) return undefined;
  const { checked: _, ...unticked } = attributes;
  return ({ types }) => writeInput(types.includes(type) ? { ...unticked, checked: '' } : unticked);
}

function writeInput(attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeXml(value)}"`,
  );
  return `<input ${written.join(' ')}/>`;
}
