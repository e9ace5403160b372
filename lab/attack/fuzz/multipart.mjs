import { FILES } from './good-bodies.mjs';
import { mutateBytes } from './mutate.mjs';
import { ODD_TEXTS } from './odd-values.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/**
 * A multipart body, with files now and then; `isBroken`: not as the standard has it.
 * @param {Readonly<Record<string, unknown>>} fields
 * @param {Random} random
 * @param {boolean} isBroken
 * @returns {{ type: string, body: Buffer }}
 */
export function writeMultipart(fields, random, isBroken) {
  const boundary = `b${random.word(12)}`;
  const parts = Object.entries(fields).map(([name, value]) => writeText(boundary, name, value));
  if (random.chance(0.15)) parts.push(writeFile(boundary, random));
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  const whole = Buffer.concat(parts);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: isBroken ? breakBody(whole, boundary, random) : whole,
  };
}

/** @param {string} boundary @param {string} name @param {unknown} value */
function writeText(boundary, name, value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  return Buffer.from(`${head}\r\n\r\n${text}\r\n`);
}

/** @param {string} boundary @param {Random} random */
function writeFile(boundary, random) {
  const [name, bytes] = random.pick(FILES);
  const content = random.chance(0.5) ? mutateBytes(bytes, random) : bytes;
  const called = random.chance(0.8) ? name : random.pick(ODD_TEXTS).slice(0, 300);
  const field = random.chance(0.9) ? 'files[0]' : random.pick(ODD_TEXTS).slice(0, 300);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${called}"`;
  return Buffer.concat([
    Buffer.from(`${head}\r\ncontent-type: application/octet-stream\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

/** @param {Buffer} whole @param {string} boundary @param {Random} random */
function breakBody(whole, boundary, random) {
  const text = whole.toString('latin1');
  const broken = random.pick([
    () => text.slice(0, random.below(text.length)),
    () => text.replaceAll('\r\n', '\n'),
    () => text.replaceAll('form-data', random.pick(['attachment', 'form-data; form-data', ''])),
    () => text.replace('name=', random.pick(["name*=utf-8''", 'nam=', 'name="a"; name='])),
    () => text.replaceAll('"', ''),
    () => `${text}${text}`,
    () => `--${boundary}\r\n`.repeat(200),
    () => `--${boundary}\r\n${'x: y\r\n'.repeat(3_000)}\r\n\r\n--${boundary}--`,
    () => text.replaceAll(boundary, `${boundary}x`),
    () => `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(2_000),
  ])();
  return Buffer.from(broken, 'latin1');
}
