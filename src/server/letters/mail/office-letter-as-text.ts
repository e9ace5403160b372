import { OFFICE_WORDS } from '#words/office/office.ts';
import type { OfficeLetter, OfficeLine } from './office-letter-content.ts';
import {
  heading,
  joinBlocks,
  labelledAddress,
  labelWidth,
  pairsAsText,
  paragraph,
} from './plain-text.ts';

/** A letter to the lender's team as text, with all its values at one place. */
export function officeLetterAsText(letter: OfficeLetter): string {
  const { locale, brand, title, reference, sentences, sections, isImpersonal } = letter;
  const { label: mark, personal } = OFFICE_WORDS[locale];
  const sectionsWithMarks = sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => group.map((line) => withMark(line, mark))),
  }));
  const lines = sectionsWithMarks.flatMap(({ groups }) => groups.flat());
  const width = labelWidth(lines.filter(({ href }) => !href).map(({ label }) => label));
  return joinBlocks([
    brand,
    heading(reference === undefined ? title : `${title} ${reference}`, '='),
    ...sentences.map((sentence) => paragraph(sentence)),
    ...sectionsWithMarks.flatMap(({ title, groups, groupTitles = [] }) => [
      heading(title),
      ...groups.flatMap((group, at) => [groupTitles[at] ?? '', ...groupBlocks(group, width)]),
    ]),
    isImpersonal ? '' : paragraph(personal),
  ]);
}

/** The pairs of a group, then its links. */
function groupBlocks(group: readonly OfficeLine[], width: number): string[] {
  const links = group.flatMap(({ label, href }) => (href ? [labelledAddress(label, href)] : []));
  return [
    pairsAsText(
      group.filter(({ href }) => !href),
      width,
    ),
    ...links,
  ];
}

/** "Prénom :"; a question needs no colon. */
function withMark(line: OfficeLine, mark: string): OfficeLine {
  if (line.href !== undefined || /[?!.:]$/.test(line.label)) return line;
  return { ...line, label: mark.replace('{label}', () => line.label) };
}
