import { NO_BROKER, NO_BROKER_ADDRESSES } from '#addresses/brokers.ts';
import { type StructuredData, writeStructuredData } from '#seo/structured-data.ts';
import { escapeXml } from '#seo/xml.ts';

/** The values for the shell's slots. */
export interface Filling {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** HTML, inserted unchanged. */
  readonly content: string;
  readonly structuredData: StructuredData;
}

const STRUCTURED_DATA = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

/**
 * Parses the built page of no broker; the result writes a broker's page. Values are escaped for their
 * place: as HTML, or within the JSON that search engines read. Throws if a slot is missing: then the
 * build and the server no longer agree.
 */
export function readShell(shell: string): (filling: Filling) => string {
  const [graphElement, open = '', json = '', close = ''] = STRUCTURED_DATA.exec(shell) ?? [];
  if (graphElement === undefined) throw new Error('The page of no broker has no JSON-LD');
  const at = shell.indexOf(graphElement);
  const [before, after] = [shell.slice(0, at), shell.slice(at + graphElement.length)];
  const missing = SLOTS.find((slot) => !(before + after).includes(slot));
  if (missing !== undefined) throw new Error(`The page of no broker has no slot "${missing}"`);
  return (filling) =>
    [
      fillHtml(before, filling),
      open,
      fillStructuredData(json, filling),
      close,
      fillHtml(after, filling),
    ].join('');
}

const SHELLS: readonly string[] = Object.values(NO_BROKER_ADDRESSES);
const SLOTS = [NO_BROKER.content, NO_BROKER.name, NO_BROKER.description];

/** All slots in a single pass, so that inserted values are never parsed. Content precedes the name within it. */
const ANY_SLOT = new RegExp([...SLOTS, ...SHELLS].map(asPattern).join('|'), 'g');

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function fillHtml(html: string, { id, name, description, content }: Filling): string {
  const escaped = { id, name: escapeXml(name), description: escapeXml(description) };
  return html.replace(ANY_SLOT, (slot) =>
    slot === NO_BROKER.content ? content : fillSlot(slot, escaped),
  );
}

/** The build's page contains a single graph, which lacks only the broker. */
function fillStructuredData(json: string, filling: Filling): string {
  const filled: { '@graph': StructuredData[] } = JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replace(ANY_SLOT, (slot) => fillSlot(slot, filling)) : value,
  );
  return writeStructuredData([filling.structuredData, ...filled['@graph']]);
}

function fillSlot(
  slot: string,
  { id, name, description }: Pick<Filling, 'id' | 'name' | 'description'>,
): string {
  if (slot === NO_BROKER.name) return name;
  if (slot === NO_BROKER.description) return description;
  return slot.replace(`/${NO_BROKER.id}/`, () => `/${id}/`);
}
