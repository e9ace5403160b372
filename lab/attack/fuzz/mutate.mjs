import { ODD_TEXTS, ODD_VALUES, PROTOTYPE_NAMES } from './odd-values.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * A copy of an object with one place changed: a value of another type, missing, added, doubled, or text that
 * programs stumble over.
 * @param {Readonly<Record<string, unknown>>} body
 * @param {Random} random
 * @returns {Record<string, unknown>}
 */
export function mutateBody(body, random) {
  const copy = { ...body };
  const name = random.pick([...Object.keys(body), 'extra']);
  const way = random.weigh({ text: 45, value: 20, missing: 12, added: 10, spliced: 13 });
  if (way === 'text') copy[name] = random.pick(ODD_TEXTS);
  else if (way === 'value') copy[name] = random.pick(ODD_VALUES);
  else if (way === 'missing') delete copy[name];
  else if (way === 'added') define(copy, random.pick(PROTOTYPE_NAMES), random.pick(ODD_VALUES));
  else copy[name] = splice(JSON.stringify(copy[name]) ?? '', random);
  return copy;
}

/** Also `__proto__`, which an assignment would not keep. @param {object} target @param {string} name @param {unknown} value */
function define(target, name, value) {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** A text with something odd put in at any place. @param {string} text @param {Random} random */
export function splice(text, random) {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(ODD_TEXTS) + text.slice(at + random.below(3));
}

/** Bytes with a few of them changed, left out or doubled. @param {Uint8Array} bytes @param {Random} random */
export function mutateBytes(bytes, random) {
  let changed = Buffer.from(bytes);
  const times = 1 + random.below(8);
  for (let n = 0; n < times && changed.length > 0; n += 1) {
    const at = random.below(changed.length);
    const way = random.weigh({ flip: 35, number: 20, cut: 10, remove: 12, repeat: 12, insert: 11 });
    if (way === 'flip') changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
    else if (way === 'number') writeNumber(changed, at, random);
    else if (way === 'cut') changed = changed.subarray(0, at);
    else {
      const length = 1 + random.below(Math.min(64, changed.length - at));
      const piece = changed.subarray(at, at + length);
      const [before, after] = [changed.subarray(0, at), changed.subarray(at)];
      if (way === 'remove') changed = Buffer.concat([before, after.subarray(length)]);
      else if (way === 'repeat') {
        const copies = Array.from({ length: 1 + random.below(60) }, () => piece);
        changed = Buffer.concat([before, ...copies, after]);
      } else {
        const odd = Buffer.from(Array.from({ length }, () => random.below(256)));
        changed = Buffer.concat([before, odd, after]);
      }
    }
  }
  return changed;
}

const BOUNDS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** @param {Buffer} bytes @param {number} at @param {Random} random */
function writeNumber(bytes, at, random) {
  if (at + 4 > bytes.length) return;
  const number = random.pick(BOUNDS);
  if (random.chance(0.5)) bytes.writeUInt32LE(number, at);
  else bytes.writeUInt32BE(number, at);
}
