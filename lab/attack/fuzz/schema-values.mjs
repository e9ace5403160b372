import fastCheck from 'fast-check';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * What is read of a JSON Schema.
 * @typedef {object} Schema
 * @property {string} [type]
 * @property {readonly unknown[]} [enum]
 * @property {unknown} [const]
 * @property {unknown} [default]
 * @property {string} [pattern]
 * @property {string} [format]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {Record<string, Schema>} [properties]
 * @property {readonly string[]} [required]
 * @property {Schema} [items]
 * @property {readonly Schema[]} [anyOf]
 */

/** @type {Map<string, readonly string[]>} */
const byPattern = new Map();

/** Texts that match a pattern, always the same ones. @param {string} pattern */
function textsOf(pattern) {
  const known = byPattern.get(pattern);
  if (known !== undefined) return known;
  const made = fastCheck.sample(fastCheck.stringMatching(new RegExp(pattern)), {
    seed: 1,
    numRuns: 60,
  });
  byPattern.set(pattern, made);
  return made;
}

/**
 * A value that a schema allows, often at one of its bounds.
 * @param {Schema} schema
 * @param {Random} random
 * @returns {unknown}
 */
export function makeValue(schema, random) {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return makeValue(random.pick(schema.anyOf), random);
  if (schema.type === 'object') return objectOf(schema, random);
  if (schema.type === 'array') {
    const items = schema.items ?? {};
    return Array.from({ length: random.below(4) }, () => makeValue(items, random));
  }
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, random);
  if (schema.pattern !== undefined) return random.pick(textsOf(schema.pattern));
  const { minLength = 1, maxLength = 40 } = schema;
  return random.word(random.pick([minLength, maxLength, Math.min(8, maxLength)]));
}

/**
 * A value just outside of what the schema allows.
 * @param {Schema} schema
 * @param {Random} random
 * @returns {unknown}
 */
export function makeValueBeyond(schema, random) {
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return random.pick([minimum - 1, maximum + 1, minimum + 0.5, String(minimum)]);
  }
  if (schema.maxLength !== undefined) return 'a'.repeat(schema.maxLength + 1);
  const text = String(makeValue(schema, random));
  return random.pick([`${text}a`, ` ${text}`, text.slice(1), `${text}\n`, text.toUpperCase()]);
}

/** @param {Schema} schema @param {Random} random */
function objectOf({ properties = {}, required = [] }, random) {
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || random.chance(0.7),
  );
  return Object.fromEntries(names.map((name) => [name, makeValue(properties[name] ?? {}, random)]));
}

/** @param {Schema} schema @param {Random} random */
function numberOf({ minimum = 0, maximum = 1_000 }, random) {
  return random.pick([minimum, maximum, minimum + random.below(Math.max(1, maximum - minimum))]);
}
