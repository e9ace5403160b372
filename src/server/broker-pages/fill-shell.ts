import { NO_BROKER, NO_BROKER_ADDRESSES } from '#domain/brokers/broker-addresses.ts';
import { type Thing, writeThings } from '#domain/found/thing.ts';

/** What takes the place of what the shell holds. */
export interface Filling {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** HTML, as it is to stand. */
  readonly content: string;
  readonly thing: Thing;
}

const THINGS = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

/**
 * The built page of no broker as one's own. What it says is escaped for where it stands: as HTML, and
 * within the JSON that search engines read.
 */
export function fillShell(shell: string, filling: Filling): string {
  const [before, open, json = '', close, after = ''] = partsOf(shell);
  return [
    fillHtml(before, filling),
    open,
    json === '' ? '' : fillThings(json, filling),
    close,
    fillHtml(after, filling),
  ].join('');
}

/** Before the things, their element's start, they themselves, its end, and what follows. */
function partsOf(shell: string): [string, ...string[]] {
  const found = THINGS.exec(shell);
  if (found === null) return [shell];
  const [whole, open = '', json = '', close = ''] = found;
  const end = found.index + whole.length;
  return [shell.slice(0, found.index), open, json, close, shell.slice(end)];
}

function fillHtml(html: string, { id, name, description, content }: Filling): string {
  const said = { id, name: escapeHtml(name), description: escapeHtml(description) };
  // What stands in the content is the broker's own, and holds nothing to fill.
  return html
    .split(NO_BROKER.content)
    .map((part) => fillText(part, said))
    .join(content);
}

/** A page that the build wrote holds one graph; what it lacks is the broker. */
function fillThings(json: string, filling: Filling): string {
  const filled: { '@graph': Thing[] } = JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? fillText(value, filling) : value,
  );
  return writeThings([filling.thing, ...filled['@graph']]);
}

const SHELLS = Object.values(NO_BROKER_ADDRESSES);

/** Every value by a function, for `$` in a name would be a pattern's. */
function fillText(
  text: string,
  { id, name, description }: Pick<Filling, 'id' | 'name' | 'description'>,
): string {
  return SHELLS.reduce(
    (filled, address) =>
      filled.replaceAll(address, () => address.replace(`/${NO_BROKER.id}/`, `/${id}/`)),
    text,
  )
    .replaceAll(NO_BROKER.name, () => name)
    .replaceAll(NO_BROKER.description, () => description);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
