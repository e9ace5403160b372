import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { officeParts, pdf } from './files.ts';
import { writeZip } from './zip.ts';

/* Documents with something in them that a reader would fetch or run. */

/** A letter one part of which leads to another, of its own or elsewhere. */
export function withRelation(kind: string, target: string): Buffer {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
  return writeZip([
    ...officeParts('docx'),
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  ]);
}

/** A letter with a part of this content. */
export function withPart(name: string, content: string, kind: 'docx' | 'xlsx' = 'docx'): Buffer {
  return writeZip([...officeParts(kind), { name, content }]);
}

/** A piece of a field's instruction. */
export const run = (text: string) =>
  `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
/** Where a field of Word begins. */
export const BEGIN = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

/** A PDF whose objects lie compressed together. */
export function compressedPdf(objects: string, filter = '/FlateDecode', extra = ''): Buffer {
  const content = deflateSync(Buffer.from(objects)).toString('latin1');
  const dictionary = `<</Type/ObjStm/N 1/First 4/Filter${filter}${extra}/Length ${content.length}>>`;
  return pdf('', `9 0 obj${dictionary}stream\n${content}\nendstream\nendobj`);
}
