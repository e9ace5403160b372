import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { officeParts, pdf } from './files.ts';
import { writeZip } from './zip.ts';

/* Documents that contain something that a reader would load or run. */

/** A letter in which a part refers to another, internal or external. */
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

/** A run in a field's instruction. */
export const run = (text: string) =>
  `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
/** The beginning of a field in Word. */
export const BEGIN = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

/** A PDF with compressed object streams. */
export function compressedPdf(objects: string, filter = '/FlateDecode', extra = ''): Buffer {
  const content = deflateSync(Buffer.from(objects)).toString('latin1');
  const dictionary = `<</Type/ObjStm/N 1/First 4/Filter${filter}${extra}/Length ${content.length}>>`;
  return pdf('', `9 0 obj${dictionary}stream\n${content}\nendstream\nendobj`);
}
