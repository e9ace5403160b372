import { describe, expect, it } from 'vitest';
import {
  heading,
  joinBlocks,
  LINE,
  labelledAddress,
  labelWidth,
  numberedList,
  pairsAsText,
  paragraph,
} from './plain-text.ts';

const LONG = 'Une phrase assez longue pour ne pas tenir sur une seule ligne d’un e-mail en texte.';
const ADDRESS = `https://www.fluvia.example/${'x'.repeat(100)}`;

describe('a paragraph', () => {
  it('breaks between words', () => {
    expect(paragraph(LONG)).toBe(
      'Une phrase assez longue pour ne pas tenir sur une seule ligne d’un e-mail en\ntexte.',
    );
  });

  it('never breaks at a no-break space', () => {
    expect(paragraph(`${'x'.repeat(LINE - 4)} 12\u00a0500\u00a0€`)).toContain(
      '\n12\u00a0500\u00a0€',
    );
  });

  it('keeps its own line breaks, and one empty line of several', () => {
    expect(paragraph('  Bonjour,\n\n \n\nmerci.\nLotte\n', '  ')).toBe(
      '  Bonjour,\n\n  merci.\n  Lotte',
    );
  });

  it('breaks a word that is longer than a line, and no address', () => {
    expect(paragraph('x'.repeat(LINE + 4))).toBe(`${'x'.repeat(LINE)}\nxxxx`);
    expect(paragraph(ADDRESS)).toBe(ADDRESS);
  });
});

it('a heading is underlined', () => {
  expect(heading('Votre projet')).toBe('Votre projet\n------------');
});

it('steps are numbered, and their lines begin at one place', () => {
  expect(numberedList(['Une.', LONG])).toBe(
    ' 1. Une.\n 2. Une phrase assez longue pour ne pas tenir sur une seule ligne d’un\n    e-mail en texte.',
  );
});

describe('a pair', () => {
  it('has its value where all values begin', () => {
    const width = labelWidth(['Prénom', 'Montant']);
    expect(pairsAsText([{ label: 'Prénom', value: 'Lotte' }], width)).toBe('Prénom   Lotte');
  });

  it('has a long question in lines of its own', () => {
    const label = 'Avez-vous des crédits ou des cartes de crédit en cours ?';
    expect(pairsAsText([{ label, value: 'Non' }], labelWidth([label]))).toBe(
      'Avez-vous des crédits ou des        Non\ncartes de crédit en cours ?',
    );
  });

  it.each([
    'Bonjour,\nmerci.',
    'Un message qui est trop long pour la place qui reste à côté de son nom. '.repeat(4).trim(),
  ])('has a message under its label: %j', (value) => {
    const [label, ...lines] = pairsAsText([{ label: 'Message', value }], 30).split('\n');
    expect(label).toBe('Message');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^ {2}\S/);
  });
});

it('pairs follow each other, and a message stands apart', () => {
  const pairs = ['Lotte', 'Peeters', 'Bonjour,\nmerci.', '9000'].map((value, at) => ({
    label: `${at}`,
    value,
  }));
  expect(pairsAsText(pairs, 1)).toBe('0  Lotte\n1  Peeters\n\n2\n  Bonjour,\n  merci.\n\n3  9000');
});

it('an address has its line', () => {
  expect(labelledAddress('Ouvrir', ADDRESS)).toBe(`Ouvrir\n${ADDRESS}`);
});

it('blocks are separated by one empty line, and the text ends with its line', () => {
  expect(joinBlocks(['a', '', 'b'])).toBe('a\n\nb\n');
});
