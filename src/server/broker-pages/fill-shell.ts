import { NO_BROKER, NO_BROKER_ADDRESSES } from '#domain/brokers/broker-addresses.ts';
import { type StructuredData, writeStructuredData } from '#domain/seo/structured-data.ts';
import { escapeXml } from '#domain/seo/xml.ts';

/** What takes the place of what the shell holds. */
export interface Filling {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** HTML, as it is to stand. */
  readonly content: string;
  readonly thing: StructuredData;
}

const THINGS = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

/**
 * Reads the built page of no broker: what comes of it writes one's own. What it says is escaped for where it
 * stands: as HTML, and within the JSON that search engines read. A page that lacks a slot throws: the build
 * and the server no longer agree.
 */
export function readShell(shell: string): (filling: Filling) => string {
  const [whole, open = '', json = '', close = ''] = THINGS.exec(shell) ?? [];
  if (whole === undefined) throw new Error('The page of no broker has no JSON-LD');
  const at = shell.indexOf(whole);
  const [before, after] = [shell.slice(0, at), shell.slice(at + whole.length)];
  const missing = SLOTS.find((slot) => !(before + after).includes(slot));
  if (missing !== undefined) throw new Error(`The page of no broker has no slot «${missing}»`);
  return (filling) =>
    [
      fillHtml(before, filling),
      open,
      fillThings(json, filling),
      close,
      fillHtml(after, filling),
    ].join('');
}

const SHELLS: readonly string[] = Object.values(NO_BROKER_ADDRESSES);
const SLOTS = [NO_BROKER.content, NO_BROKER.name, NO_BROKER.description];

/** Every slot in one pass: what takes its place is never read again. The content goes before the name in it. */
const ANY_SLOT = new RegExp([...SLOTS, ...SHELLS].map(asPattern).join('|'), 'g');

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function fillHtml(html: string, { id, name, description, content }: Filling): string {
  const said = { id, name: escapeXml(name), description: escapeXml(description) };
  return html.replace(ANY_SLOT, (slot) =>
    slot === NO_BROKER.content ? content : fillSlot(slot, said),
  );
}

/** A page that the build wrote holds one graph; what it lacks is the broker. */
function fillThings(json: string, filling: Filling): string {
  const filled: { '@graph': StructuredData[] } = JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replace(ANY_SLOT, (slot) => fillSlot(slot, filling)) : value,
  );
  return writeStructuredData([filling.thing, ...filled['@graph']]);
}

function fillSlot(
  slot: string,
  { id, name, description }: Pick<Filling, 'id' | 'name' | 'description'>,
): string {
  if (slot === NO_BROKER.name) return name;
  if (slot === NO_BROKER.description) return description;
  return slot.replace(`/${NO_BROKER.id}/`, () => `/${id}/`);
}
