import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploads/accepted-files.ts';
import { addFiles } from './add-files.ts';

const file = (name: string, size = 1, lastModified = 0) => ({ name, size, lastModified });

// W-6.5
describe('addFiles', () => {
  it.each([
    ['a.exe', 1, 'type'],
    ['a.docm', 1, 'type'],
    ['a.', 1, 'type'],
    ['a.pdf', MAX_FILE_BYTES + 1, 'tooLarge'],
    ['a.pdf', 0, 'empty'],
  ])('refuses %s of %i bytes: %s', (name, size, reason) => {
    expect(addFiles([], [file(name, size)])).toEqual({ files: [], refused: [{ name, reason }] });
  });

  it.each(['a.PDF', 'a.jpeg', 'a.heic', 'a.pages', 'a.xls', 'a b.docx'])('takes %s', (name) => {
    const chosen = file(name, MAX_FILE_BYTES);
    expect(addFiles([], [chosen])).toEqual({ files: [chosen], refused: [] });
  });

  it('adds to the files already chosen, up to six', () => {
    const held = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => file(name));
    const { files, refused } = addFiles(held, [file('x.exe'), file('6.pdf'), file('7.pdf')]);
    expect(files.map(({ name }) => name).at(-1)).toBe('6.pdf');
    expect(files).toHaveLength(6);
    expect(refused).toEqual([
      { name: 'x.exe', reason: 'type' },
      { name: '7.pdf', reason: 'tooMany' },
    ]);
  });

  it('ignores duplicates, but not new versions of a file', () => {
    const { files } = addFiles([file('a.pdf')], [file('a.pdf'), file('a.pdf', 1, 7)]);
    expect(files).toEqual([file('a.pdf'), file('a.pdf', 1, 7)]);
  });
});
