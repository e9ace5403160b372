import { LOCALES } from '#domain/locale/locale.ts';
import { BROKER_COLUMNS } from '../broker-rows.ts';
import type { ContentFolder } from '../content-schemas.ts';
import { MARK } from '../marks.ts';
import type { IsOffered } from '../offered-texts.ts';
import { deriveBrand } from './derive-brand.ts';
import { deriveLenderFile } from './derive-lender-file.ts';
import { deriveLists, deriveMortgages, deriveTariffs } from './derive-offers.ts';
import { deriveText, isTextKept, type TextName } from './derive-text.ts';
import { domainLabel, type LenderAnswers } from './lender-answers.ts';
import type { LenderFiles } from './lender-files.ts';

type Written = string | Buffer | undefined;

/** The same for every lender in Belgium. */
const REFERENCE_DATA = ['holidays.yaml', 'localities.csv', 'municipalities.csv', 'countries.yaml'];

/** The kinds of texts that a new lender gets; articles, messages, films and pictures are the demonstration's own. */
const TEXT_FOLDERS: readonly ContentFolder[] = ['pages', 'loans', 'faq', 'glossary'];

/**
 * A new lender's files from the demonstration's (F-9.1): what is not offered is left out, and what the lender has to
 * replace is marked.
 */
export function deriveLender(demonstration: LenderFiles, answers: LenderAnswers): LenderFiles {
  const of = (path: string) => {
    const text = demonstration.get(`config/${path}`);
    if (typeof text !== 'string') throw new Error(`The demonstration has no text ${path}`);
    return text;
  };
  const brokers = answers.offer.includes('brokers') ? writeBrokers(answers) : undefined;
  const config: [string, Written][] = [
    ['lender.yaml', deriveLenderFile(of('lender.yaml'), answers)],
    ['tariffs.yaml', deriveTariffs(of('tariffs.yaml'), answers)],
    ['mortgages.yaml', deriveMortgages(of('mortgages.yaml'), answers)],
    ['lists.yaml', deriveLists(of('lists.yaml'), answers.offer)],
    ...REFERENCE_DATA.map((name): [string, Written] => [name, of(name)]),
    ['CREDITS.md', deriveCredits(of('CREDITS.md'))],
    ['brokers.csv', brokers],
  ];
  const files = config.flatMap(([name, written]) =>
    written === undefined ? [] : [[`config/${name}`, written] as const],
  );
  return new Map([...files, ...deriveBrand(demonstration), ...deriveTexts(demonstration, answers)]);
}

function deriveTexts(
  demonstration: LenderFiles,
  { offer, languages }: LenderAnswers,
): readonly (readonly [string, string])[] {
  const isOffered: IsOffered = (part) => offer.includes(part);
  const texts = [...demonstration].flatMap(([path, text]) => {
    const named = nameText(path);
    if (typeof text !== 'string' || !named || !languages.includes(named.locale)) return [];
    return isTextKept(named, text, isOffered) ? [{ path, text, ...named }] : [];
  });
  const names = new Set(texts.map(({ folder, id }) => `${folder}/${id}`));
  const isThere = ({ folder, id }: TextName) => names.has(`${folder}/${id}`);
  return texts.map(({ path, text, folder, id }) => [
    path,
    deriveText({ folder, id }, text, isOffered, isThere),
  ]);
}

function nameText(path: string) {
  const [, name, language, id] = /^content\/(\w+)\/(\w+)\/([\w-]+)\.md$/.exec(path) ?? [];
  const folder = TEXT_FOLDERS.find((known) => known === name);
  const locale = LOCALES.find((known) => known === language);
  return folder && locale && id !== undefined ? { folder, locale, id } : undefined;
}

/** The sources of the reference data, without those of what the demonstration invented. */
function deriveCredits(credits: string): string {
  return credits
    .split(/\n(?=- )/)
    .filter((entry) => !/invented/.test(entry))
    .join('\n');
}

/** One invented broker, who shows what a row looks like. */
function writeBrokers({ name }: LenderAnswers): string {
  const broker: Readonly<Partial<Record<(typeof BROKER_COLUMNS)[number], string>>> = {
    id: 'b-001',
    name: `${MARK} ${name}`,
    type: 'pat',
    lat: '50.84670',
    lng: '4.35250',
    address: '"Grand-Place 1, 1000 Bruxelles"',
    phone: '+3220000000',
    phoneLabel: '02 000 00 00',
    contactUrl: `mailto:broker@${domainLabel(name)}.example`,
    hours: '"Mo-Fr 09:00-12:30,13:30-17:00"',
  };
  const row = BROKER_COLUMNS.map((column) => broker[column] ?? '');
  return `${BROKER_COLUMNS.join(',')}\n${row.join(',')}\n`;
}
