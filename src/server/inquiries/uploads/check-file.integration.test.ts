import { describe, expect, it } from 'vitest';
import { kindOfName } from '#domain/uploads/accepted-files.ts';
import {
  corpusFile,
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
} from '#tests/uploads/files.ts';
import { writeZip, type ZipPart } from '#tests/uploads/zip.ts';
import { checkFile } from './check-file.ts';
import { plainName } from './file-name.ts';

async function check(name: string, file: Buffer): Promise<string> {
  const kind = kindOfName(name);
  if (kind === undefined) return 'type';
  const checked = await checkFile(kind, file);
  return checked.ok ? checked.contentType : checked.reason;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

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
  ['padded.pdf', Buffer.concat([pdf(), Buffer.alloc(9_000)]), 'application/pdf'],
  ['invoice.pdf', withAttachment('factur-x.xml'), 'application/pdf'],
  ['linked.pdf', withLink('/URI', 'https://fluvia.example/'), 'application/pdf'],
  ['linked.pdf', withLink('/Launch', 'annexe.pdf'), 'application/pdf'],
  ['letter.pdf', corpusFile('letter.pdf'), 'application/pdf'],
  ['compressed.pdf', corpusFile('compressed.pdf'), 'application/pdf'],
  ['no-editing.pdf', corpusFile('no-editing.pdf'), 'application/pdf'],
  ['an electronic invoice.pdf', corpusFile('invoice-no-editing.pdf'), 'application/pdf'],
  ['of 520 pages.pdf', corpusFile('long-no-editing.pdf'), 'application/pdf'],
  ['lettre.rtf', RTF, 'application/rtf'],
  ['letter.rtf', corpusFile('letter.rtf'), 'application/rtf'],
  ['letter.doc', corpusFile('letter.doc'), 'application/msword'],
  ['sheet.xls', corpusFile('sheet.xls'), 'application/vnd.ms-excel'],
  ['letter.docx', corpusFile('letter.docx'), `${OPEN_XML}.wordprocessingml.document`],
  ['sheet.xlsx', corpusFile('sheet.xlsx'), `${OPEN_XML}.spreadsheetml.sheet`],
  ['plan.pptx', office('pptx'), `${OPEN_XML}.presentationml.presentation`],
  ['lettre.pages', PAGES, 'application/vnd.apple.pages'],
];

const withPart = (part: ZipPart) => writeZip([...officeParts('docx'), part]);

/** A PDF that carries a file of this name. */
function withAttachment(name: string): Buffer {
  const file = `/Type/Filespec/F(${name})/UF(${name})/EF<</F 5 0 R>>`;
  const content = '5 0 obj<</Length 1>>stream\nx\nendstream endobj';
  return pdf(`/Names<</EmbeddedFiles<</Names[(${name})<<${file}>>]>>>>`, content);
}

/** A PDF whose page has a link with this action. */
function withLink(action: '/URI' | '/Launch', target: string): Buffer {
  const key = action === '/URI' ? '/URI' : '/F';
  const link = `<</Subtype/Link/Rect[0 0 9 9]/A<</S${action}${key}(${target})>>>>`;
  const page = `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[${link}]>>endobj`;
  const file = pdf('', page).toString('latin1').replace('/Kids[]/Count 0', '/Kids[3 0 R]/Count 1');
  return Buffer.from(file, 'latin1');
}

/** A PNG that says it is so many pixels wide and high. */
function withSide(pixels: number): Buffer {
  const file = Buffer.from(PNG);
  file.writeUInt32BE(pixels, 16);
  file.writeUInt32BE(pixels, 20);
  return file;
}

const XFA = '5 0 obj<</Length 17>>stream\n<xdp:xdp></xdp:x>\nendstream endobj';

const REFUSED: readonly (readonly [string, string, Buffer, string])[] = [
  ['no bytes', 'vide.pdf', Buffer.alloc(0), 'empty'],
  ['another ending', 'a.exe', Buffer.from('MZ'), 'type'],
  ['no ending', 'passwd', TEXT, 'disguised'],
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
  ['an old sheet as a letter', 'lettre.doc', corpusFile('sheet.xls'), 'disguised'],

  ['something after a picture', 'photo.png', Buffer.concat([PNG, TEXT]), 'unreadable'],
  ['a script after a picture', 'photo.gif', Buffer.concat([GIF, TEXT]), 'unreadable'],
  ['an archive after a picture', 'photo.webp', Buffer.concat([WEBP, office('docx')]), 'unreadable'],
  ['nothing but the head of a picture', 'photo.png', PNG.subarray(0, 40), 'unreadable'],
  ['more pixels than any picture has', 'photo.png', withSide(2 ** 32 - 1), 'bomb'],
  ['no screen in a GIF', 'photo.gif', Buffer.from('GIF89a;'), 'unreadable'],
  ['a picture without pixels', 'photo.png', withSide(0), 'unreadable'],

  ['a PDF with a password', 'fiche.pdf', corpusFile('password.pdf'), 'protected'],
  ['a letter with a password', 'lettre.docx', corpusFile('password.docx'), 'protected'],
  ['an old letter with a password', 'lettre.doc', corpusFile('password.doc'), 'protected'],
  ['an old sheet with a password', 'a.xls', corpusFile('password.xls'), 'protected'],
  [
    'a part with a password',
    'a.docx',
    withPart({ name: 'a', content: 'x', flags: 1 }),
    'protected',
  ],

  ['a script', 'a.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'active'],
  ['its name written otherwise', 'a.pdf', pdf('/OpenAction<</S/J#61vaScr#69pt/JS(1)>>'), 'active'],
  ['an encrypted script', 'a.pdf', corpusFile('script.pdf'), 'active'],
  ['a script in the older encryption', 'a.pdf', corpusFile('script-rc4.pdf'), 'active'],
  ['a link that launches a program', 'a.pdf', withLink('/Launch', 'cmd.exe'), 'active'],
  ['the same, encrypted', 'a.pdf', corpusFile('launch.pdf'), 'active'],
  ['a link to a network share', 'a.pdf', withLink('/Launch', '//host/share/a.pdf'), 'active'],
  ['an XFA form', 'a.pdf', pdf('/AcroForm<</Fields[]/XFA 5 0 R>>', XFA), 'active'],
  [
    'a letter of another format inserted',
    'a.docx',
    withPart({ name: 'word/afchunk1.rtf', content: '{\\rtf1}' }),
    'active',
  ],
  [
    'a page inserted',
    'a.docx',
    withPart({ name: 'word/afchunk.mht', content: 'MIME-Version: 1.0' }),
    'active',
  ],
  ['an attached program', 'a.pdf', withAttachment('setup.exe'), 'active'],
  ['the same, encrypted', 'a.pdf', corpusFile('attached-program.pdf'), 'active'],
  [
    'a program inside',
    'a.docx',
    withPart({ name: 'word/embeddings/a.exe', content: 'x' }),
    'active',
  ],

  ['macros', 'a.docx', withPart({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
  [
    'a folder as on Windows',
    'a.docx',
    withPart({ name: 'word\\vbaProject.bin', content: 'x' }),
    'macros',
  ],
  [
    'the older macros',
    'a.xlsx',
    withPart({ name: 'xl/macrosheets/sheet1.xml', content: 'x' }),
    'macros',
  ],
  ['macros in an old letter', 'a.doc', corpusFile('macros.doc'), 'macros'],
  ['macros in an old sheet', 'a.xls', corpusFile('macros.xls'), 'macros'],

  [
    'a part that expands beyond measure',
    'lettre.docx',
    withPart({ name: 'word/a.xml', content: Buffer.alloc(8 * 1024 * 1024) }),
    'bomb',
  ],
  [
    'more parts than any document has',
    'lettre.docx',
    writeZip(Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}`, content: '' }))),
    'bomb',
  ],
  [
    'a part that expands to more than it says',
    'lettre.docx',
    withPart({ name: 'word/a.xml', content: Buffer.alloc(8 * 1024 * 1024), claimedSize: 9 }),
    'unreadable',
  ],
  [
    'a name that leads out of the archive',
    'a.docx',
    withPart({ name: '../../etc/cron.d/x', content: 'x' }),
    'unreadable',
  ],
  ['an archive that was cut off', 'lettre.docx', office('docx').subarray(0, -30), 'unreadable'],
  [
    'a PDF that was cut off',
    'fiche.pdf',
    corpusFile('letter.pdf').subarray(0, 15_000),
    'unreadable',
  ],
  ['a PDF without anything', 'fiche.pdf', Buffer.from('%PDF-1.7 endobj %%EOF'), 'unreadable'],
  [
    'an old letter that was cut off',
    'lettre.doc',
    corpusFile('letter.doc').subarray(0, 300),
    'unreadable',
  ],
];

describe('a file', () => {
  // W-6.6
  it.each(ACCEPTED)('%s is accepted', async (name, file, contentType) => {
    expect(await check(name, file)).toBe(contentType);
  });

  // W-6.7
  it.each(REFUSED)('with %s is refused', async (_, name, file, reason) => {
    expect(await check(name, file)).toBe(reason);
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
