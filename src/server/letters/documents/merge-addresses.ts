import type { ContractLocale } from '#domain/locale/locale.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import type { RecapLine } from '#words/recap/recap-sections.ts';
import { fill } from '#words/translation.ts';
import type { Pair } from '../pdf/pdf-documents.ts';

const PARTS = ['Street', 'Number', 'Box', 'Zip', 'City'] as const;
type Part = (typeof PARTS)[number];

/** `employerStreet` → `employer`, `street` → nothing. */
const STREET = /^(.*?)street$/i;

/** Lines with each address written as on an envelope, in one line where the street stood. */
export function mergeAddresses(lines: readonly RecapLine[], locale: ContractLocale): Pair[] {
  const words = DOCUMENT_WORDS[locale].summary.address;
  const values = new Map(lines.map(({ name, value }) => [name, value]));
  const owners = lines.flatMap(({ name }) => STREET.exec(name)?.[1] ?? []);
  const merged = new Set(owners.flatMap((owner) => PARTS.map((part) => nameOf(owner, part))));
  return lines.flatMap(({ name, label, value }): Pair[] => {
    const owner = STREET.exec(name)?.[1];
    if (owner === undefined) return merged.has(name) ? [] : [{ label, value }];
    const of = (part: Part) => values.get(nameOf(owner, part)) ?? '';
    const box = of('Box') === '' ? '' : fill(words.box, { box: of('Box') });
    const line = [value, of('Number'), box].filter(Boolean).join(' ');
    const place = [of('Zip'), of('City')].filter(Boolean).join(' ');
    return [{ label: words.label, value: [line, place].filter(Boolean).join(', ') }];
  });
}

/** The control's name: `employerZip`; the applicant's own have no owner, `zip`. */
function nameOf(owner: string, part: Part): string {
  return owner === '' ? part.toLowerCase() : `${owner}${part}`;
}
