import { Buffer } from 'node:buffer';

/** How a PDF says that it is encrypted (ISO 32000-2, 7.6): its strings as bytes. */
export interface PdfEncryption {
  version: number;
  revision: number;
  /** Of the key, in bytes. */
  length: number;
  method: 'rc4' | 'aes' | 'none';
  permissions: number;
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  id: Buffer;
  areMetadataEncrypted: boolean;
}

const LONGEST_DICTIONARY = 8_192; // characters

/** The parameters of the standard handler; `undefined` for another handler, or if not written plainly. */
export function readPdfEncryption(text: string): PdfEncryption | undefined {
  const dictionary = findDictionary(text);
  if (dictionary === undefined || !/\/Filter\s*\/Standard(?![A-Za-z])/.test(dictionary))
    return undefined;
  const version = numberOf(dictionary, 'V') ?? 0;
  const method = methodOf(dictionary, version);
  const [owner, user] = [stringOf(dictionary, 'O'), stringOf(dictionary, 'U')];
  if (method === undefined || owner === undefined || user === undefined) return undefined;
  const bits = version === 1 ? 40 : (numberOf(dictionary, 'Length') ?? 40);
  return {
    version,
    revision: numberOf(dictionary, 'R') ?? 0,
    length: version === 4 ? 16 : Math.min(Math.max(bits / 8, 5), 16),
    method,
    owner,
    user,
    permissions: (numberOf(dictionary, 'P') ?? 0) | 0,
    userKey: stringOf(dictionary, 'UE') ?? Buffer.alloc(0),
    id: idOf(text),
    areMetadataEncrypted: !/\/EncryptMetadata\s+false/.test(dictionary),
  };
}

function findDictionary(text: string): string | undefined {
  const reference = [...text.matchAll(/\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R(?![A-Za-z])/g)].at(
    -1,
  );
  if (reference === undefined) return undefined;
  const [, number, generation] = reference;
  const object = new RegExp(`(?<!\\d)0*${number}\\s+${generation}\\s+obj(?![a-z])`, 'g');
  const at = [...text.matchAll(object)].at(-1)?.index;
  return at === undefined ? undefined : text.slice(at, at + LONGEST_DICTIONARY);
}

/** Versions 4 and 5 name their methods, and which method is for streams. */
function methodOf(dictionary: string, version: number): PdfEncryption['method'] | undefined {
  if (version === 1 || version === 2) return 'rc4';
  if (version !== 4 && version !== 5) return undefined;
  const streams = /\/StmF\s*\/(\w+)/.exec(dictionary)?.[1] ?? 'Identity';
  if (streams === 'Identity') return 'none';
  const methods = new Set([...dictionary.matchAll(/\/CFM\s*\/(\w+)/g)].map((match) => match[1]));
  // With several methods, the method for streams would have to be determined.
  if (methods.size !== 1) return undefined;
  if (methods.has('V2')) return 'rc4';
  return methods.has('AESV2') || methods.has('AESV3') ? 'aes' : undefined;
}

function numberOf(dictionary: string, name: string): number | undefined {
  const digits = new RegExp(`/${name}\\s+(-?\\d{1,10})(?!\\d)`).exec(dictionary)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function stringOf(dictionary: string, name: string): Buffer | undefined {
  const match = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary);
  return match === null ? undefined : readString(dictionary, match.index + match[0].length);
}

/** The first of a file's two ids; a file without ids counts as having an empty id. */
function idOf(text: string): Buffer {
  const match = [...text.matchAll(/\/ID\s*\[\s*(?=[(<])/g)].at(-1);
  return match === undefined ? Buffer.alloc(0) : readString(text, match.index + match[0].length);
}

function readString(text: string, at: number): Buffer {
  if (text[at] === '<') {
    const end = text.indexOf('>', at);
    return Buffer.from(text.slice(at + 1, end).replace(/\s/g, ''), 'hex');
  }
  const end = endOfLiteral(text, at);
  const plain = text
    .slice(at + 1, end)
    .replace(/\\([0-7]{1,3}|\r\n|[\s\S])|\r\n?/g, (_, escaped?: string) => characterOf(escaped));
  return Buffer.from(plain, 'latin1');
}

function endOfLiteral(text: string, at: number): number {
  let depth = 0;
  for (let index = at; index < Math.min(text.length, at + LONGEST_DICTIONARY); index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return at;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

/** A line end counts as a single character; after a backslash as none. */
function characterOf(escaped: string | undefined): string {
  if (escaped === undefined) return '\n';
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  return ESCAPES[escaped] ?? escaped;
}
