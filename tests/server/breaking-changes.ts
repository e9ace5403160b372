/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Keywords for people, which may change freely. */
const FOR_READERS = new Set(['title', 'description', '$schema']);
/** Keywords that are compared part by part; all others have to stay as they are. */
const COMPARED = new Set(['properties', 'required', 'items', 'enum', 'oneOf', 'anyOf']);

/**
 * What a receiver of the kept schema could not rely on any more: a message, property or code that is gone, a
 * property that is no longer always there, another type or bound. Whatever is only added is no breaking change.
 */
export function breakingChanges(kept: Schema, current: Schema, place = 'message'): string[] {
  const keywords = [...Object.keys(kept), ...Object.keys(current)].filter(
    (keyword) => !FOR_READERS.has(keyword) && !COMPARED.has(keyword),
  );
  const changed = [...new Set(keywords)].filter(
    (keyword) => JSON.stringify(kept[keyword]) !== JSON.stringify(current[keyword]),
  );
  return [
    ...changed.map((keyword) => `${place}: ${keyword} changed`),
    ...missing(kept, current, 'required').map((name) => `${place}.${name} is no longer required`),
    ...missing(kept, current, 'enum').map((code) => `${place}: code ${code} is gone`),
    ...propertiesOf(kept, current, place),
    ...itemsOf(kept, current, place),
    ...messagesOf(kept, current, place),
  ];
}

const listUnder = (schema: Schema, keyword: string) =>
  (schema[keyword] ?? []) as readonly unknown[];

const missing = (kept: Schema, current: Schema, keyword: string) =>
  listUnder(kept, keyword).filter((one) => !listUnder(current, keyword).includes(one));

function propertiesOf(kept: Schema, current: Schema, place: string): string[] {
  const now = (current.properties ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries((kept.properties ?? {}) as typeof now).flatMap(([name, before]) => {
    const after = now[name];
    const at = `${place}.${name}`;
    return after ? breakingChanges(before, after, at) : [`${at} is gone`];
  });
}

function itemsOf(kept: Schema, current: Schema, place: string): string[] {
  if (!kept.items && !current.items) return [];
  if (!kept.items || !current.items) return [`${place}: items changed`];
  return breakingChanges(kept.items as Schema, current.items as Schema, `${place}[]`);
}

/** The kinds of messages, each recognised by its type. */
function messagesOf(kept: Schema, current: Schema, place: string): string[] {
  const now = new Map(kindsOf(current).map((kind) => [typeOf(kind), kind]));
  return kindsOf(kept).flatMap((before) => {
    const type = typeOf(before);
    const after = now.get(type);
    return after ? breakingChanges(before, after, type) : [`${place} ${type} is gone`];
  });
}

const kindsOf = (schema: Schema) =>
  [...listUnder(schema, 'oneOf'), ...listUnder(schema, 'anyOf')] as readonly Schema[];

function typeOf(kind: Schema): string {
  const { type } = kind.properties as { type: { const: string } };
  return type.const;
}
