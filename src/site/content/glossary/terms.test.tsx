import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GLOSSARY_WORDS } from '#words/glossary/glossary.ts';
import { Term } from './terms.tsx';

// W-1.25
it('no line parts a short word with a hyphen in a definition or a related term', () => {
  const html = renderToStaticMarkup(
    <Term
      id="lot"
      term="Kavel"
      short="Wat van de mede-eigendom een eigenaar heeft."
      words={GLOSSARY_WORDS.nl}
      see={[{ id: 'share', term: 'Aandeel in de mede-eigendom' }]}
    >
      <p>Een appartement.</p>
    </Term>,
  );
  expect(html.match(/<span class="unbroken">mede-eigendom<\/span>/g)).toHaveLength(2);
});
