import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { measurePairs } from '#domain/brand/colour-pairs.ts';
import { COLOUR_ROLES, SCHEMES } from '#domain/brand/colours.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { BrandScheme } from './brand-scheme.tsx';

const { colours } = fluvia.brand;

describe.each(SCHEMES)('the %s scheme of /dev/brand/ (F-2.8)', (scheme) => {
  const pairs = measurePairs(colours).filter((pair) => pair.scheme === scheme);
  const html = renderToStaticMarkup(
    <BrandScheme scheme={scheme} colours={colours[scheme]} pairs={pairs} groundOf={() => 'white'}>
      A loan
    </BrandScheme>,
  );

  it('has every role with its value and what it is for', () => {
    for (const [role, purpose] of Object.entries(COLOUR_ROLES)) {
      expect(html).toContain(`<strong>${role}</strong>`);
      expect(html).toContain(purpose.replaceAll('"', '&quot;'));
    }
    for (const value of Object.values(colours[scheme])) expect(html).toContain(`>${value}<`);
  });

  it('has every pair with its contrast and what it needs', () => {
    expect(html.match(/<tr>/g)).toHaveLength(pairs.length + 1);
    expect(html).toContain(`<td>${pairs[0]?.contrast.toFixed(2)}</td>`);
  });

  it('has no style attribute, which the policy of the pages forbids', () => {
    expect(html).not.toContain('style=');
    expect(html).toContain('A loan');
  });
});
