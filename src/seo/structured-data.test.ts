import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import { writeStructuredData } from './structured-data.ts';

it('states the vocabulary', () => {
  expect(JSON.parse(writeStructuredData([{ '@type': 'WebSite', name: 'Fluvia' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Fluvia' }],
  });
});

it.each(['</script><script>alert(1)</script>', '<!--<script', ']]>', '\u2028', 'a & b'])(
  'escapes %j, which could end the script element',
  (name) => {
    const written = writeStructuredData([{ '@type': 'WebSite', name }]);
    expect(written).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(written)['@graph'][0].name).toBe(name);
  },
);

it('preserves any text', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      const written = writeStructuredData([{ '@type': 'WebSite', name }]);
      expect(JSON.parse(written)['@graph'][0].name).toBe(name);
    }),
  );
});
