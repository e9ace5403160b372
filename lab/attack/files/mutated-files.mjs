import { deflateSync } from 'node:zlib';
import { judgeFile } from '../../../src/server/uploads/judge-file.ts';
import { HEAD_BYTES, recognise } from '../../../src/server/uploads/recognise.ts';
import {
  EDITING_FORBIDDEN,
  HIDDEN_CARGO_AES,
  HIDDEN_SCRIPT_RC4,
} from '../../../tests/uploads/encrypted-pdfs.ts';
import {
  compound,
  GIF,
  HEIC,
  JPEG,
  office,
  PAGES,
  PNG,
  pdf,
  RTF,
  TEXT,
  WEBP,
  wordStream,
  workbookStream,
} from '../../../tests/uploads/files.ts';
import { mutateBytes } from '../fuzz/mutate.mjs';
import { createRandom } from '../fuzz/random.mjs';

/**
 * A file as visitors send it, and what its name says it is.
 * @typedef {{ name: string, kind: import('../../../src/domain/uploads/accepted-files.ts').FileKind, bytes: Buffer }} Sample
 */

const packed = deflateSync(Buffer.from('1 0 2 30 <</Type/Catalog>> <</Type/Page>>'));
const STREAMS = pdf(
  '',
  `4 0 obj<</Type/ObjStm/N 2/First 9/Length ${packed.length}/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream endobj`,
);

/** @type {readonly Sample[]} */
export const SAMPLES = [
  { name: 'jpeg', kind: 'image', bytes: JPEG },
  { name: 'png', kind: 'image', bytes: PNG },
  { name: 'gif', kind: 'image', bytes: GIF },
  { name: 'webp', kind: 'image', bytes: WEBP },
  { name: 'heic', kind: 'image', bytes: HEIC },
  { name: 'text', kind: 'text', bytes: TEXT },
  { name: 'rtf', kind: 'rtf', bytes: RTF },
  { name: 'pdf', kind: 'pdf', bytes: pdf() },
  { name: 'pdf with an object stream', kind: 'pdf', bytes: STREAMS },
  { name: 'pdf encrypted, AES-256', kind: 'pdf', bytes: EDITING_FORBIDDEN },
  { name: 'pdf encrypted, RC4', kind: 'pdf', bytes: HIDDEN_SCRIPT_RC4 },
  { name: 'pdf encrypted, AES-128', kind: 'pdf', bytes: HIDDEN_CARGO_AES },
  { name: 'docx', kind: 'docx', bytes: office('docx') },
  { name: 'xlsx', kind: 'xlsx', bytes: office('xlsx') },
  { name: 'pptx', kind: 'pptx', bytes: office('pptx') },
  { name: 'pages', kind: 'pages', bytes: PAGES },
  { name: 'doc', kind: 'doc', bytes: compound(['WordDocument', wordStream()]) },
  { name: 'xls', kind: 'xls', bytes: compound(['Workbook', workbookStream()]) },
];

/** What the start of an accepted file may be recognised as. @type {Readonly<Record<string, RegExp>>} */
const TYPES = {
  image: /^image\//,
  text: /^undefined$/,
  pdf: /^pdf$/,
  rtf: /^rtf$/,
  doc: /^compound$/,
  xls: /^compound$/,
  pages: /^zip$/,
};

/** @param {Buffer} bytes */
async function* inPieces(bytes) {
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
}

/**
 * Judges a sample after it was changed, the same way for the same seed and place.
 * @param {Sample} sample
 * @param {number} seed
 * @param {number} place
 * @returns {Promise<{ verdict: string, ms: number, isOfType: boolean }>} `ok`, a reason, or a crash and its message
 */
export async function judgeMutated({ kind, bytes }, seed, place) {
  const changed = mutateBytes(bytes, createRandom(seed, place));
  const began = performance.now();
  try {
    const judged = await judgeFile(kind, inPieces(changed));
    const ms = performance.now() - began;
    if (!judged.ok) return { verdict: judged.reason, ms, isOfType: true };
    const start = String(recognise(changed.subarray(0, HEAD_BYTES)));
    return { verdict: 'ok', ms, isOfType: (TYPES[kind] ?? /^zip$/).test(start) };
  } catch (error) {
    return { verdict: `crash: ${error}`, ms: performance.now() - began, isOfType: true };
  }
}
