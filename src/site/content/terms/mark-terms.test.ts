import { describe, expect, it } from 'vitest';
import { arrangeGlossary, type MarkedTerm, markTerms } from './mark-terms.ts';

const term = (id: string, forms: string[], short = id): MarkedTerm => ({
  id,
  forms,
  short,
  href: `/fr/glossaire/#${id}`,
});

const TERMS = [
  term('taeg', ['TAEG', 'taux annuel effectif global'], 'Le coût, en % "par an" & tout compris'),
  term('rate', ['Taux', 'taux débiteur']),
  term('variable', ['Taux variable']),
  term('half', ['Quote-part', 'Usure (maximum)']),
  term('advance', ['Acompte', 'acomptes']),
];

/** The text as read: marked words in brackets, with the term that they link to. */
const read = (html: string, terms = TERMS, entry?: string) =>
  markTerms(html, arrangeGlossary(terms), entry).replace(
    /<a class="term" data-short="[^"]*" href="\/fr\/glossaire\/#(\w+)">(.*?)<\/a>/g,
    '[$2→$1]',
  );

describe('the terms of a text', () => {
  it.each([
    [
      'the first use alone',
      '<p>Un acompte, deux acomptes.</p>',
      '<p>Un [acompte→advance], deux acomptes.</p>',
    ],
    [
      'whole words',
      '<p>Les taux-plafonds et le surtaux.</p>',
      '<p>Les taux-plafonds et le surtaux.</p>',
    ],
    ['after an elision', '<p>L’acompte.</p>', '<p>L’[acompte→advance].</p>'],
    ['whatever its capitals', '<p>ACOMPTE</p>', '<p>[ACOMPTE→advance]</p>'],
    [
      'the longer form before the shorter',
      '<p>Un taux variable et un taux.</p>',
      '<p>Un [taux variable→variable] et un [taux→rate].</p>',
    ],
    ['signs as they are', '<p>La quote-part.</p>', '<p>La [quote-part→half].</p>'],
    ['over bound spaces', '<p>Le taux\u00a0débiteur</p>', '<p>Le [taux\u00a0débiteur→rate]</p>'],
    [
      'in no title, link or code',
      '<h2 id="t">TAEG</h2><p><a href="/x">TAEG</a> <code>TAEG</code></p>',
      '<h2 id="t">TAEG</h2><p><a href="/x">TAEG</a> <code>TAEG</code></p>',
    ],
    ['after one', '<h2>TAEG</h2><p><em>TAEG</em></p>', '<h2>TAEG</h2><p><em>[TAEG→taeg]</em></p>'],
    ['not in attributes', '<p title="TAEG > taux">Ici</p>', '<p title="TAEG > taux">Ici</p>'],
    [
      'the author’s own link to it, which stays the only one',
      '<p>TAEG, <a href="/fr/glossaire/#taeg">ce taux</a></p>',
      '<p>TAEG, [ce taux→taeg]</p>',
    ],
  ])('%s', (_, html, marked) => {
    expect(read(html)).toBe(marked);
  });

  it('includes the definition', () => {
    expect(markTerms('<p>Le TAEG</p>', arrangeGlossary(TERMS))).toBe(
      '<p>Le <a class="term" data-short="Le coût, en % &quot;par an&quot; &amp; tout compris" href="/fr/glossaire/#taeg">TAEG</a></p>',
    );
  });

  it('are those of others in a term’s own entry', () => {
    const entry = '<p>Le TAEG est un taux. Voir <a href="/fr/glossaire/#taeg">TAEG</a>.</p>';
    expect(read(entry, TERMS, '/fr/glossaire/#taeg')).toBe(
      '<p>Le TAEG est un [taux→rate]. Voir <a href="/fr/glossaire/#taeg">TAEG</a>.</p>',
    );
  });

  it('may begin with a sign', () => {
    expect(read('<p>Les %-points.</p>', [term('points', ['%-points'])])).toBe(
      '<p>Les [%-points→points].</p>',
    );
  });

  it('leaves a text unchanged without a glossary', () => {
    expect(read('<p>TAEG</p>', [])).toBe('<p>TAEG</p>');
  });
});
