import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import { mailStyles as styles } from './mail-styles.ts';

export interface MailFrameProps {
  locale: Locale;
  lender: Lender;
  subject: string;
  preview: string;
  /** The first name of whom it is written to; empty where it is not known. */
  firstname: string;
  /** What somebody does who gets it for no reason of theirs. */
  notYou: string;
  children: ReactNode;
}

/** What every mail to an applicant has around what it says: the lender above, how to reach it below. */
export function MailFrame(props: MailFrameProps) {
  const { locale, lender, subject, preview, firstname, notYou, children } = props;
  const { greeting, greetingWithoutName } = MAIL_WORDS[locale];
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{lender.name}</Text>
          <Heading as="h1" style={styles.title}>
            {firstname === '' ? greetingWithoutName : fill(greeting, { firstname })}
          </Heading>
          {children}
          <Hr style={styles.rule} />
          <Contact locale={locale} lender={lender} notYou={notYou} />
        </Container>
      </Body>
    </Html>
  );
}

function Contact({ locale, lender, notYou }: Pick<MailFrameProps, 'locale' | 'lender' | 'notYou'>) {
  const words = MAIL_WORDS[locale];
  const phone = lender.phones.personal;
  const { street, number, box, zip, city } = lender.address;
  const house = box === undefined ? number : `${number}/${box}`;
  return (
    <Section>
      <Text style={styles.text}>
        <strong>{words.questions}</strong>{' '}
        <Link href={`tel:${phone.e164}`} style={styles.link}>
          {fill(words.call, { phone: phone.shown })}
        </Link>{' '}
        <Link href={`mailto:${lender.email}`} style={styles.link}>
          {fill(words.write, { email: lender.email })}
        </Link>
      </Text>
      <Text style={styles.soft}>{notYou}</Text>
      <Text style={styles.soft}>
        {fill(words.identity, {
          legalName: lender.legalName[locale],
          address: `${street[locale]} ${house}, ${zip} ${city[locale]}`,
          enterpriseNumber: lender.enterpriseNumber,
          register: lender.register[locale],
        })}
      </Text>
    </Section>
  );
}
