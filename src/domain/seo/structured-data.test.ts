import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeStructuredData } from './structured-data.ts';

it('says whose words it uses', () => {
  expect(JSON.parse(writeStructuredData([{ '@type': 'WebSite', name: 'Fluvia' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Fluvia' }],
  });
});

it('leaves out what is not known', () => {
  expect(writeStructuredData([{ '@type': 'WebSite', url: undefined }])).not.toContain('url');
});

it.each(['</script><script>alert(1)</script>', '<!--<script', ']]>', '\u2028', 'a & b'])(
  'cannot be broken out of by %j',
  (name) => {
    const written = writeStructuredData([{ '@type': 'WebSite', name }]);
    expect(written).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(written)['@graph'][0].name).toBe(name);
  },
);

it('keeps any text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const written = writeStructuredData([{ '@type': 'WebSite', name }]);
      expect(JSON.parse(written)['@graph'][0].name).toBe(name);
    }),
  );
});
