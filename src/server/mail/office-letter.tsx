import { Column, Heading, Hr, Row, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { Locale } from '#domain/locale/locale.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { PairSection } from '../pdf/pdf-documents.ts';
import { Sheet } from './mail-frame.tsx';
import { MARK_SIZE, markSvg, paint } from './mail-pictures.ts';
import { look } from './mail-styles.ts';
import type { InlinePicture, Mail } from './mailer.ts';

/** A letter to the lender's team: what came in, when, and its content as labels and values. */
export interface OfficeLetter {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  subject: string;
  title: string;
  /** The request's reference. */
  reference?: string;
  sentences: readonly string[];
  sections: readonly PairSection[];
}

/** Renders the letter as HTML and as text. */
export async function renderOfficeLetter(letter: OfficeLetter): Promise<Omit<Mail, 'to'>> {
  const mark = await paint('mark', markSvg(), MARK_SIZE);
  const html = await render(<Letter {...letter} mark={mark} />);
  return { subject: letter.subject, html, text: asText(letter), ...(mark && { pictures: [mark] }) };
}

/** A pair per line, because columns would not fit. */
function asText({ locale, title, reference, sentences, sections }: OfficeLetter): string {
  const words = OFFICE_WORDS[locale];
  const parts = sections.map((section) =>
    [
      section.title,
      ...section.groups.map((group) =>
        group.map((pair) => fill(words.pair, { ...pair })).join('\n'),
      ),
    ].join('\n\n'),
  );
  const head = [title, reference, ...sentences].filter((line) => line !== undefined);
  return `${[...head, ...parts, words.personal].join('\n\n')}\n`;
}

interface LetterProps extends OfficeLetter {
  mark: InlinePicture | undefined;
}

function Letter({ locale, brand, subject, title, reference, sentences, ...props }: LetterProps) {
  return (
    <Sheet locale={locale} brand={brand} subject={subject} mark={props.mark}>
      <Heading as="h1" {...look('greeting')}>
        {title}
      </Heading>
      {reference !== undefined && <Text {...look('reference')}>{reference}</Text>}
      {sentences.map((sentence) => (
        <Text key={sentence} {...look('text')}>
          {sentence}
        </Text>
      ))}
      {numbered(props.sections).map(([number, section]) => (
        <Part key={number} {...section} />
      ))}
      <Hr {...look('rule')} />
      <Text {...look('soft')}>{OFFICE_WORDS[locale].personal}</Text>
    </Sheet>
  );
}

function Part({ title, groups }: PairSection) {
  return (
    <Section>
      <Heading as="h2" {...look('title')}>
        {title}
      </Heading>
      {numbered(groups.flat()).map(([number, { label, value }]) => (
        <Row key={number}>
          <Column {...look('figureName')}>{label}</Column>
          <Column {...look('figure')}>{value}</Column>
        </Row>
      ))}
    </Section>
  );
}

/** Two questions can have the same words, so only their position distinguishes them. */
function numbered<T>(items: readonly T[]): [number, T][] {
  return [...items.entries()];
}
