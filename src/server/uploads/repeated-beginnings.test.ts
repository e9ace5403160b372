import { describe, expect, it } from 'vitest';
import { judgeFields } from './office/office-fields.ts';
import { judgeParts } from './office/office-parts.ts';
import { readObjectStream } from './pdf/read-object-stream.ts';

/** What a search would look through to its end, from each of its beginnings: half a minute, were it to. */
const MANY = 40_000;

describe('half a megabyte of beginnings without an end is judged at once', () => {
  it.each(['<w:fldSimple ', '<w:fldSimple w:instr=', '<w:instrText '])('%s', (beginning) => {
    expect(judgeFields(beginning.repeat(MANY))).toBeUndefined();
  });

  it('embeddings/', () => {
    const longest = '/embeddings/'.repeat(65_535 / 12);
    const names = Array.from({ length: 40 }, () => longest);
    expect(judgeParts('docx', names, '')).toBe('disguised');
  });

  it('/Filter[', async () => {
    const before = '/Filter['.repeat(MANY);
    const content = Buffer.from('1 0');
    expect(await readObjectStream(content, { before, from: 0, to: 3 }, 0)).toEqual({
      fault: 'unreadable',
    });
  });
});
