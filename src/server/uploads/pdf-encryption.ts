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

/** What the standard handler needs; undefined where it is another one, or is not written plainly. */
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
    ...{ method, owner, user },
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

/** Version 4 and 5 name their methods, and which of them streams have. */
function methodOf(dictionary: string, version: number): PdfEncryption['method'] | undefined {
  if (version === 1 || version === 2) return 'rc4';
  if (version !== 4 && version !== 5) return undefined;
  const streams = /\/StmF\s*\/(\w+)/.exec(dictionary)?.[1] ?? 'Identity';
  if (streams === 'Identity') return 'none';
  const methods = new Set([...dictionary.matchAll(/\/CFM\s*\/(\w+)/g)].map((found) => found[1]));
  // Which of several the streams have would have to be told apart.
  if (methods.size !== 1) return undefined;
  if (methods.has('V2')) return 'rc4';
  return methods.has('AESV2') || methods.has('AESV3') ? 'aes' : undefined;
}

function numberOf(dictionary: string, name: string): number | undefined {
  const found = new RegExp(`/${name}\\s+(-?\\d{1,10})(?!\\d)`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

function stringOf(dictionary: string, name: string): Buffer | undefined {
  const found = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary);
  return found === null ? undefined : readString(dictionary, found.index + found[0].length);
}

/** The first of the two names that a file has; a file without any counts as one with an empty name. */
function idOf(text: string): Buffer {
  const found = [...text.matchAll(/\/ID\s*\[\s*(?=[(<])/g)].at(-1);
  return found === undefined ? Buffer.alloc(0) : readString(text, found.index + found[0].length);
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
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  ...{ '\n': '', '\r': '', '\r\n': '' },
};

/** An end of line as it is counts as one character; after a backslash as none. */
function characterOf(escaped: string | undefined): string {
  if (escaped === undefined) return '\n';
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  return ESCAPES[escaped] ?? escaped;
}
