import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { Locale } from '#domain/locale/locale.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { PairSection } from '../pdf/pdf-documents.ts';
import { mailStyles as styles } from './mail-styles.ts';
import type { Mail } from './mailer.ts';

/** What the lender's team is told: what came in, when, and everything in it, as label and value. */
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

/** As HTML and as text. */
export async function renderOfficeLetter(letter: OfficeLetter): Promise<Omit<Mail, 'to'>> {
  const html = await render(<Letter {...letter} />);
  return { subject: letter.subject, html, text: asText(letter) };
}

/** One line a pair: columns would not fit. */
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

function Letter({ locale, brand, subject, title, reference, sentences, sections }: OfficeLetter) {
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{subject}</title>
      </Head>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{brand}</Text>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {reference !== undefined && <Text style={styles.reference}>{reference}</Text>}
          {sentences.map((sentence) => (
            <Text key={sentence} style={styles.text}>
              {sentence}
            </Text>
          ))}
          {numbered(sections).map(([number, section]) => (
            <Part key={number} {...section} />
          ))}
          <Hr style={styles.rule} />
          <Text style={styles.soft}>{OFFICE_WORDS[locale].personal}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function Part({ title, groups }: PairSection) {
  return (
    <Section>
      <Heading as="h2" style={styles.title}>
        {title}
      </Heading>
      {numbered(groups.flat()).map(([number, { label, value }]) => (
        <Row key={number} style={styles.row}>
          <Column style={styles.figureName}>{label}</Column>
          <Column style={styles.figure}>{value}</Column>
        </Row>
      ))}
    </Section>
  );
}

/** Two questions can have the same words: only their place tells them apart. */
function numbered<T>(items: readonly T[]): [number, T][] {
  return [...items.entries()];
}
