import { expect, it } from 'vitest';
import { kindOfName } from '#domain/uploads/accepted-files.ts';
import {
  EDITING_FORBIDDEN,
  HIDDEN_CARGO_AES,
  HIDDEN_FORM_RC4,
  HIDDEN_LAUNCH,
  HIDDEN_PROGRAM,
  HIDDEN_SCRIPT,
  HIDDEN_SCRIPT_RC4,
} from '#tests/uploads/encrypted-pdfs.ts';
import { compound, pdf, record, wordStream, workbookStream } from '#tests/uploads/files.ts';
import { BEGIN, compressedPdf, run, withPart, withRelation } from '#tests/uploads/letters.ts';
import { judgeFile } from './judge-file.ts';

/* What a document would hide to load or run, and what only looks like it. */

async function judge(name: string, bytes: Buffer): Promise<string> {
  const kind = kindOfName(name);
  if (kind === undefined) return 'type';
  const judged = await judgeFile(
    kind,
    (async function* () {
      yield bytes;
    })(),
  );
  return judged.ok ? judged.contentType : judged.reason;
}

/** A PDF with a script in its compressed objects, and something around them replaced. */
function rewritten(from: string, by: string): Buffer {
  const written = compressedPdf('4 0 <</S/JavaScript>>').toString('latin1');
  return Buffer.from(
    written.replace(from, () => by),
    'latin1',
  );
}

const MACHINE = 'application/vnd.openxmlformats-officedocument';

const ACCEPTED: readonly (readonly [string, Buffer, string])[] = [
  ['fiche.pdf', EDITING_FORBIDDEN, 'application/pdf'],
  ['fiche.pdf', compressedPdf('4 0 <</Type/Catalog>>'), 'application/pdf'],
  ['fiche.pdf', Buffer.concat([pdf(), Buffer.alloc(9_000)]), 'application/pdf'], // padded
  ['facture.pdf', pdf('/Names<</EmbeddedFiles<</F (factur-x.xml)>>>>'), 'application/pdf'],
  ['lettre.rtf', Buffer.from('{\\rtf1 A word like \\\\object, or DDEAUTO.}'), 'application/rtf'],
  ['lettre.doc', compound(['WordDocument', wordStream()], 'ObjectPool/'), 'application/msword'],
  [
    'lettre.docx',
    withRelation('hyperlink', 'https://fluvia.example/dde'),
    `${MACHINE}.wordprocessingml.document`,
  ],
  [
    'lettre.docx',
    withPart('word/footer1.xml', `${BEGIN}${run(' PAGE ')}${BEGIN}${run('HYPERLINK "dde"')}`),
    `${MACHINE}.wordprocessingml.document`,
  ],
  [
    'budget.xlsx',
    withPart('xl/embeddings/Microsoft_Excel_Sheet.xlsx', 'x', 'xlsx'),
    `${MACHINE}.spreadsheetml.sheet`,
  ],
];

const REFUSED: readonly (readonly [string, string, Buffer, string])[] = [
  ['a script in compressed objects', 'a.pdf', compressedPdf('4 0 <</S/JavaScript>>'), 'active'],
  [
    'objects compressed so that nobody looks',
    'a.pdf',
    compressedPdf('4 0 <</S/JavaScript>>', '[/ASCIIHexDecode/FlateDecode]'),
    'unreadable',
  ],
  [
    'objects written as differences',
    'a.pdf',
    compressedPdf('4 0 <</S/JavaScript>>', '/FlateDecode', '/DecodeParms<</Predictor 12>>'),
    'unreadable',
  ],
  ['compressed objects without end', 'a.pdf', compressedPdf(' '.repeat(8 * 1024 * 1024)), 'bomb'],
  ['a script under encryption', 'a.pdf', HIDDEN_SCRIPT, 'active'],
  ['a script under the older encryption', 'a.pdf', HIDDEN_SCRIPT_RC4, 'active'],
  ['a program started under encryption', 'a.pdf', HIDDEN_PROGRAM, 'active'],
  ['a program started by a page under encryption', 'a.pdf', HIDDEN_LAUNCH, 'active'],
  ['a program carried along under encryption', 'a.pdf', HIDDEN_CARGO_AES, 'active'],
  ['a form sent elsewhere under encryption', 'a.pdf', HIDDEN_FORM_RC4, 'active'],
  [
    'compressed objects behind a mark in a string',
    'a.pdf',
    rewritten('9 0 obj', '8 0 obj(stream\n)endobj 9 0 obj'),
    'active',
  ],
  [
    'compressed objects whose own string has a mark',
    'a.pdf',
    compressedPdf('4 0 <</S/JavaScript>>', '/FlateDecode', '/X(stream\n)'),
    'unreadable',
  ],
  [
    'the same before its filter',
    'a.pdf',
    rewritten('/Filter', '/X(stream\n4 0 )/Filter'),
    'unreadable',
  ],
  [
    'compressed objects behind a carriage return alone',
    'a.pdf',
    rewritten('stream\n', 'stream \r'),
    'active',
  ],
  [
    'a PDF that leads to a file of another machine',
    'a.pdf',
    pdf('/OpenAction<</S/GoToR/F(\\\\\\\\host\\\\share\\\\a.pdf)>>'),
    'active',
  ],
  ['the same in hexadecimal', 'a.pdf', pdf('/OpenAction<</S/GoToR/F<5c5c686f7374>>>'), 'active'],
  ['a PDF that carries a program', 'a.pdf', pdf('/Names<</F (setup.exe)>>'), 'active'],
  [
    'rich text with a word over two lines',
    'a.rtf',
    Buffer.from('{\\rtf1{\\obj\nect 01}}'),
    'active',
  ],
  [
    'rich text that starts a program',
    'a.rtf',
    Buffer.from('{\\rtf1{\\field{\\*\\fldinst {\\f0 DDEAUTO cmd}}}}'),
    'active',
  ],
  [
    'an old letter with a password',
    'a.doc',
    compound(['WordDocument', wordStream(0x100)]),
    'protected',
  ],
  [
    'an old letter with an object',
    'a.doc',
    compound(['WordDocument', wordStream()], 'ObjectPool/_1/\u0003ObjInfo'),
    'active',
  ],
  [
    'an old sheet with a program',
    'a.xls',
    compound(['Workbook', workbookStream()], 'MBD0001/\u0001Ole10Native'),
    'active',
  ],
  ['an old sheet of Excel 4 macros', 'a.xls', compound(['Workbook', workbookStream(1)]), 'macros'],
  [
    'an old sheet with a password',
    'a.xls',
    compound(['Workbook', workbookStream(0, record(0x002f, 1, 0))]),
    'protected',
  ],
  [
    'an old sheet that asks another program',
    'a.xls',
    compound(['Workbook', workbookStream(0, record(0x01ae, 0, 0, 5, 0, 0, 99, 3, 100))]),
    'active',
  ],
  ['an object embedded', 'a.docx', withPart('word/embeddings/oleObject1.bin', 'x'), 'active'],
  [
    'an object from elsewhere',
    'a.docx',
    withRelation('oleObject', 'https://evil.example/a.html!'),
    'active',
  ],
  ['a frame from elsewhere', 'a.docx', withRelation('frame', 'https://evil.example/'), 'active'],
  [
    'a picture on the network',
    'a.docx',
    withRelation('image', '\\\\evil.example\\share\\a.png'),
    'active',
  ],
  [
    'a field that starts a program, in pieces',
    'a.docx',
    withPart('word/document2.xml', `${BEGIN}${run('DD')}${run('E')}${run('AUTO cmd')}`),
    'active',
  ],
  [
    'the same, letter by letter',
    'a.docx',
    withPart('word/header1.xml', '<w:fldSimple w:instr=" &#68;DE&#x41;UTO cmd"/>'),
    'active',
  ],
  [
    'a sheet that asks another program',
    'a.xlsx',
    withPart('xl/externalLinks/externalLink1.xml', '<ddeLink ddeService="cmd"/>', 'xlsx'),
    'active',
  ],
];

it.each(ACCEPTED)('%s is accepted', async (name, bytes, contentType) => {
  expect(await judge(name, bytes)).toBe(contentType);
});

it.each(REFUSED)('%s is refused', async (_, name, bytes, reason) => {
  expect(await judge(name, bytes)).toBe(reason);
});
