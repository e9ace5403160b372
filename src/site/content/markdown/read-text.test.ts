import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const values = { name: 'Fluvia', phone: '[081 00](tel:+3281)' };

describe('readText', () => {
  it('fills in the lender’s data, in the front matter and in the text', () => {
    const file = '---\ntitle: "Chez {name}"\norder: 2\n---\n\nAppelez {phone}.\n';
    expect(readText(file, 'nl', values)).toEqual({
      data: { title: 'Chez Fluvia', order: 2 },
      body: '\nAppelez [081\u00a000](tel:+3281).\n',
    });
  });

  it('binds French punctuation to its word in the front matter too', () => {
    expect(readText('---\ntitle: "Qui ?"\n---\n', 'fr', values).data).toEqual({
      title: 'Qui\u00a0?',
    });
  });

  it.each([
    ['an unknown placeholder', '---\ntitle: A\n---\n{nobody}\n', 'line 4: {nobody} is no page'],
    ['no front matter', '# A title\n', 'front matter'],
    ['front matter that is no mapping', '---\njust words\n---\n', 'no mapping'],
  ])('refuses %s', (_, file, reason) => {
    expect(() => readText(file, 'fr', values)).toThrow(reason);
  });
});
