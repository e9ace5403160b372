import fc from 'fast-check';
import { JPEG, office, pdf, RTF, TEXT } from '../../../tests/uploads/files.ts';
import { oddTexts } from './odd-values.ts';

const BOUNDARY = 'b4Jx0aQm71';

/** Files of every type that a form accepts, by name. */
const FILES: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['photo.jpg', JPEG],
  ['letter.pdf', pdf()],
  ['letter.rtf', RTF],
  ['note.txt', TEXT],
  ['letter.docx', office('docx')],
  ['sheet.xlsx', office('xlsx')],
];

const files = fc
  .record({
    file: fc.constantFrom(...FILES),
    name: fc.option(oddTexts, { nil: undefined, freq: 4 }),
    field: fc.option(oddTexts, { nil: 'files[0]', freq: 1 }),
    garbled: fc.option(fc.uint8Array({ minLength: 1, maxLength: 64 }), { nil: undefined }),
    at: fc.nat(2_000),
  })
  .map(({ file: [usualName, bytes], name, field, garbled, at }) => {
    const content = Buffer.from(bytes);
    if (garbled)
      content.set(garbled.slice(0, content.length), at % Math.max(1, content.length - 64));
    const names = `name="${field}"; filename="${(name ?? usualName).slice(0, 300)}"`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${names}\r\n`;
    return `${Buffer.from(head).toString('latin1')}\r\n${content.toString('latin1')}\r\n`;
  });

/** A multipart body, sometimes with a file, sometimes broken. */
export function multipart(fields: fc.Arbitrary<object>) {
  const parts = fc
    .tuple(fields, fc.option(files, { nil: '', freq: 1 }))
    .map(([fields, file]) => `${Object.entries(fields).map(textPart).join('')}${file}`);
  const whole = parts.map((text) => `${text}--${BOUNDARY}--\r\n`);
  const broken = fc.oneof(
    fc.tuple(whole, fc.nat(5_000)).map(([text, at]) => text.slice(0, at)),
    whole.map((text) => text.replaceAll('\r\n', '\n')),
    whole.map((text) => text.replaceAll('form-data', 'attachment')),
    whole.map((text) => text.replaceAll('name=', "name*=utf-8''")),
    whole.map((text) => text.replaceAll('"', '')),
    whole.map((text) => text.replaceAll(BOUNDARY, `${BOUNDARY}x`)),
    fc.constantFrom(
      `--${BOUNDARY}\r\n`.repeat(200),
      `--${BOUNDARY}\r\n${'x: y\r\n'.repeat(3_000)}\r\n\r\n--${BOUNDARY}--`,
      textPart(['a', 'b']).repeat(2_000),
    ),
  );
  return fc
    .oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: broken })
    .map((text) => ({
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: Buffer.from(text, 'latin1'),
    }));
}

/** A field, in latin1. */
function textPart([name, value]: [string, unknown]) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
  return Buffer.from(`${head}\r\n\r\n${text}\r\n`).toString('latin1');
}
