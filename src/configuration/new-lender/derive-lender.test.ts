import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseDocument } from 'yaml';
import type { OfferPart } from '#domain/lender/offer.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { checkLender } from '../check-lender.ts';
import { findDemonstrationNames } from '../demonstration-names.ts';
import { MARK } from '../marks.ts';
import { deriveLender } from './derive-lender.ts';
import type { LegalData, LenderAnswers } from './lender-answers.ts';
import { readDemonstration, writeLenderFiles } from './lender-files.ts';

const demonstration = readDemonstration() ?? new Map();

const ALL: readonly OfferPart[] = [
  ...(['personal', 'car', 'mobilhome', 'renovation', 'grouping', 'coproperty'] as const),
  ...(['CH', 'LIGHT', 'brokers', 'newsletter', 'itsme'] as const),
];

function derive(offer: readonly OfferPart[], languages = ['nl'], legal: LegalData = {}) {
  const [first = 'nl', ...others] = languages as Locale[];
  const answers: LenderAnswers = { name: 'Kredo', languages: [first, ...others], offer, legal };
  return deriveLender(demonstration, answers);
}

/** Writes the files to a folder that is deleted at the test's end, and checks them as a start does. */
function check(offer: readonly OfferPart[], languages = ['nl'], broken?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeLenderFiles(folder, derive(offer, languages));
  if (broken !== undefined) writeFileSync(join(folder, broken), 'not: [YAML\n');
  const [configDir, contentDir] = [join(folder, 'config'), join(folder, 'content')];
  return {
    ...checkLender({ configDir, contentDir }),
    names: findDemonstrationNames([configDir, contentDir], 'Kredo'),
  };
}

const textOf = (files: ReturnType<typeof derive>, path: string) => String(files.get(path));

// F-9.1, F-9.3
describe('the files of a new lender', () => {
  it.each([
    ...(['personal', 'car', 'mobilhome', 'renovation', 'grouping'] as const).map(
      (product) => [[product], ['nl']] as const,
    ),
    ...(['coproperty', 'CH', 'LIGHT', 'brokers', 'newsletter', 'itsme'] as const).map(
      (part) => [['personal', part], ['nl']] as const,
    ),
    [['personal', 'car'], ['fr']],
    [['personal', 'car'], ['nl']],
    [
      ['renovation', 'LIGHT'],
      ['fr', 'nl'],
    ],
    [
      ['personal', 'CH', 'brokers'],
      ['nl', 'fr', 'en'],
    ],
    [
      ['car', 'brokers'],
      ['fr', 'nl', 'de', 'en'],
    ],
    [ALL, ['fr', 'nl', 'de', 'en']],
  ] as const)('start at once with %s in %s', (offer, languages) => {
    const { faults, names, marks } = check(offer, [...languages]);
    expect(faults).toEqual([]);
    expect(names).toEqual([]);
    expect(marks.length).toBeGreaterThan(0);
  });

  it('offer exactly what was chosen', () => {
    const { loaded } = check(['car', 'LIGHT', 'itsme']);
    const configuration = loaded.ok ? loaded.configuration : undefined;
    expect(Object.keys(configuration?.tariffs ?? {})).toEqual(
      expect.arrayContaining(['TAEGIVA1', 'TAEGIVE1']),
    );
    expect(Object.keys(configuration?.tariffs ?? {})).toHaveLength(5);
    expect(Object.keys(configuration?.mortgages ?? {})).toEqual(['LIGHT']);
    expect(configuration?.brokers).toEqual([]);
    expect(configuration?.lender).toMatchObject({
      name: 'Kredo',
      languages: ['nl'],
      newsletter: false,
      itsme: true,
    });
  });

  it('hold nothing of the demonstration’s lender, in comments and drawings either', () => {
    for (const [path, written] of derive(ALL, ['fr', 'nl', 'de', 'en']))
      expect(String(written), path).not.toMatch(/fluvia|\bFLV\b|081 00 12|0999\.999\.922/i);
  });

  it('hold no article, message, film, picture or broker of the demonstration’s lender', () => {
    const paths = [...derive(ALL).keys()];
    expect(paths.filter((path) => /news|banners|campaigns|films|pictures|webp/.test(path))).toEqual(
      [],
    );
    expect(textOf(derive(ALL), 'config/brokers.csv').split('\n')).toHaveLength(3);
  });

  it('keep the comments of the demonstration’s files', () => {
    const file = textOf(derive(ALL), 'config/lender.yaml');
    expect(file).toContain('# Ten digits with a valid check (modulo 97)');
    expect(file).toContain(
      '  # Whether your team completes an application with the visitor by phone.',
    );
    expect(textOf(derive(ALL), 'config/tariffs.yaml')).toContain('# Neutral words only');
  });
});

// F-9.2
describe('marks', () => {
  it('stand at all legal data that was not given', () => {
    const file = textOf(derive(['personal']), 'config/lender.yaml');
    const marked = file.split('\n').filter((line) => line.includes(MARK));
    for (const key of ['enterpriseNumber', 'zip', 'number', 'personal', 'email', 'fsmaNumber'])
      expect(marked).toContainEqual(expect.stringMatching(new RegExp(`^ *${key}: `)));
  });

  it('stand at no legal data that was given', () => {
    const legal = {
      legalName: 'Kredo NV',
      enterpriseNumber: '0403.170.701',
      register: 'RPR Gent',
      fsmaNumber: '123456 A',
      street: 'Veldstraat',
      number: '5',
      zip: '9000',
      city: 'Gent',
      phone: '09 000 00 00',
      email: 'hallo@kredo.example',
      referencePrefix: 'KR',
    };
    const file = textOf(derive(['personal'], ['nl'], legal), 'config/lender.yaml');
    expect(parse(file)).toMatchObject({
      legalName: { nl: 'Kredo NV' },
      enterpriseNumber: '0403.170.701',
      register: { nl: 'RPR Gent' },
      fsmaNumber: '123456 A',
      address: { street: { nl: 'Veldstraat' }, number: '5', zip: '9000', city: { nl: 'Gent' } },
      phones: { personal: '09 000 00 00' },
      email: 'hallo@kredo.example',
      referencePrefix: 'KR',
    });
    const [before = ''] = file.split('\nhours:');
    expect(before.split('\n').filter((line) => /^[^#]*\[REPLACE\]/.test(line))).toEqual([]);
  });

  it('stand at every fact that lenders state differently', () => {
    const file = textOf(derive(['personal']), 'config/lender.yaml');
    const document = parseDocument(file);
    for (const fact of Object.keys(parse(file).facts)) {
      const node = document.getIn(['facts', fact], true) as { comment?: string };
      expect([fact, node.comment?.includes(MARK) ?? false]).toEqual([fact, fact !== 'fees']);
    }
  });

  it('stand in every page, loan and question, below the heading with which a loan’s text starts', () => {
    const files = derive(['personal']);
    const paths = [...files.keys()].filter((path) => /^content\/(pages|loans|faq)\//.test(path));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) expect(textOf(files, path), path).toContain(`\n${MARK}\n`);
    expect(textOf(files, 'content/loans/nl/personal.md')).toMatch(
      /---\n\n## .*\n\n\[REPLACE\]\n\n/,
    );
  });

  it('stand at the rates, the explanation and the look', () => {
    const files = derive(['personal']);
    expect(textOf(files, 'config/tariffs.yaml')).toMatch(/example: .* # \[REPLACE\]/);
    expect(textOf(files, 'config/brand/brand.yaml')).toMatch(/motif: bars # \[REPLACE\]/);
  });
});

// F-9.8
describe('the texts of a new lender', () => {
  const textsIn = (languages: Locale[], locale: Locale) =>
    [...derive(ALL, languages)].filter(([path]) =>
      new RegExp(`^content/(pages|loans|faq)/${locale}/`).test(path),
    );

  it.each<[Locale, Locale[], RegExp]>([
    ['fr', ['fr'], /néerlandais|flamand/i],
    ['nl', ['nl'], /\bFrans/],
    [
      'de',
      ['nl', 'de'],
      /(?:Französisch|Niederländisch) (?:und|oder) (?:auf )?(?:Französisch|Niederländisch)/,
    ],
    ['en', ['nl', 'en'], /(?:French|Dutch) (?:and|or|nor) (?:in |the )*(?:French|Dutch)/],
  ])('in %s name no language of the application that a site in %j lacks', (locale, ...site) => {
    const [languages, named] = site;
    const texts = textsIn(languages, locale);
    expect(texts.length).toBeGreaterThan(20);
    for (const [path, text] of texts) expect(String(text), path).not.toMatch(named);
  });
});

// F-9.8
describe('the comments of a new lender’s files', () => {
  const commentsIn = (offer: readonly OfferPart[], path: string) =>
    textOf(derive(offer), path)
      .split('\n')
      .flatMap((line) => /(?:^|\s)#.*/.exec(line) ?? [])
      .join('\n');

  it('speak of mortgages only to a lender of them', () => {
    expect(commentsIn(['personal'], 'config/lender.yaml')).not.toMatch(/mortgage/i);
    expect(commentsIn(['personal', 'CH'], 'config/lender.yaml')).toMatch(/mortgage/);
  });

  it('name commands as one types them next to these files', () => {
    const paths = [...derive(ALL).keys()].filter((path) => path.endsWith('.yaml'));
    const comments = paths.map((path) => commentsIn(ALL, path)).join('\n');
    expect(comments).toContain('npm run loanfront -- brand check');
    expect(comments).not.toMatch(/(?<!npm run )\bloanfront (?:-- )?[a-z]/);
  });
});

// F-9.3
describe('links', () => {
  it('to what is not offered become marked text', () => {
    const text = textOf(derive(['personal']), 'content/loans/nl/personal.md');
    expect(text).not.toContain('carLoanPage');
    expect(text).toContain(`${MARK} een auto`);
  });

  it('to terms that are not offered become plain text', () => {
    const demo = new Map(demonstration);
    demo.set(
      'content/faq/nl/data.md',
      '---\nquestion: Wat?\ntopic: data\norder: 1\n---\n\n[Mede-eigendom](glossary:coownership).\n',
    );
    const [first] = [
      ...deriveLender(demo, { name: 'Kredo', languages: ['nl'], offer: ['personal'], legal: {} }),
    ].filter(([path]) => path === 'content/faq/nl/data.md');
    expect(first?.[1]).toContain('\nMede-eigendom.\n');
  });
});

// F-9.2: a value that is checked by its form has its mark in a comment.
it('lists a mark in a comment that follows a value', () => {
  const { marks } = check(['personal']);
  const line = textOf(derive(['personal']), 'config/lender.yaml')
    .split('\n')
    .findIndex((written) => written.startsWith('enterpriseNumber:'));
  expect(marks.map(({ place }) => place)).toContain(`${line + 1}:34`);
});

// F-8.2: what is offered by the other files is known, and what this one offers is not.
it.each(['lender.yaml', 'tariffs.yaml', 'mortgages.yaml', 'brand/brand.yaml', 'lists.yaml'])(
  'causes no faults of missing texts where %s cannot be read',
  (name) => {
    const { faults } = check(['personal', 'LIGHT'], ['nl'], `config/${name}`);
    expect(faults.map(({ file }) => file)).toEqual([expect.stringContaining(`config/${name}`)]);
  },
);
