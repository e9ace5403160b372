import {
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import type { MailedMark } from './mail-pictures.ts';
import { UNBROKEN, useMailLook } from './mail-styles.ts';

export interface SheetProps {
  locale: Locale;
  brand: string;
  subject: string;
  mark: MailedMark | undefined;
  preview?: string;
  children: ReactNode;
}

/** The sheet that every mail is written on, with the lender's mark and name at its head. */
export function Sheet({ locale, brand, subject, mark, preview, children }: SheetProps) {
  const { look, darkSheet } = useMailLook();
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </Head>
      {preview !== undefined && <Preview>{preview}</Preview>}
      {/* The page's colours twice: some mail programs drop those of the body, others those of the table. */}
      <body {...look('body')}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td {...look('body')}>
                <Container {...look('container')}>
                  <Text {...look('brand')}>
                    {mark && (
                      <Img
                        src={`cid:${mark.picture.cid}`}
                        alt=""
                        {...mark.size}
                        {...look('mark')}
                      />
                    )}
                    {brand}
                  </Text>
                  {children}
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}

export interface MailFrameProps {
  locale: Locale;
  lender: Lender;
  subject: string;
  preview: string;
  mark: MailedMark | undefined;
  /** The first name of the recipient; empty if it is not known. */
  firstname: string;
  /** What to do for a recipient who did not ask for the mail. */
  notYou: string;
  children: ReactNode;
}

/** The frame of every mail to an applicant: the lender above, contact details below. */
export function MailFrame(props: MailFrameProps) {
  const { look } = useMailLook();
  const { locale, lender, subject, preview, mark, firstname, notYou, children } = props;
  return (
    <Sheet locale={locale} brand={lender.name} subject={subject} preview={preview} mark={mark}>
      <Heading as="h1" {...look('greeting')}>
        {greetingOf(firstname, locale)}
      </Heading>
      {children}
      <Hr {...look('rule')} />
      <Contact locale={locale} lender={lender} notYou={notYou} />
    </Sheet>
  );
}

function Contact({ locale, lender, notYou }: Pick<MailFrameProps, 'locale' | 'lender' | 'notYou'>) {
  const { look } = useMailLook();
  const words = MAIL_WORDS[locale];
  const phone = lender.phones.personal;
  return (
    <Section>
      <Text {...look('text')}>
        <strong>{words.questions}</strong>{' '}
        <Linked sentence={words.call} name="phone" shown={phone.shown} href={`tel:${phone.e164}`} />{' '}
        <Linked
          sentence={words.write}
          name="email"
          shown={lender.email}
          href={`mailto:${lender.email}`}
        />
      </Text>
      <Text {...look('soft')}>{keepTogether(notYou, UNBROKEN)}</Text>
      <Text {...look('soft')}>{identityOf(lender, locale)}</Text>
    </Section>
  );
}

/** "Bonjour Émile,"; without a name if the first name is empty. */
export function greetingOf(firstname: string, locale: Locale): string {
  const { greeting, greetingWithoutName } = MAIL_WORDS[locale];
  return firstname === '' ? greetingWithoutName : fill(greeting, { firstname });
}

/** Who writes, as the law wants it in every letter. */
export function identityOf(
  { legalName, address, enterpriseNumber, register }: Lender,
  locale: Locale,
): string {
  const { street, number, box, zip, city } = address;
  const house = box === undefined ? number : `${number}/${box}`;
  return fill(MAIL_WORDS[locale].identity, {
    legalName: legalName[locale],
    address: `${street[locale]} ${house}, ${zip} ${city[locale]}`,
    enterpriseNumber,
    register: register[locale],
  });
}

interface LinkedProps {
  /** Holds the name in braces, where the link stands. */
  sentence: string;
  name: string;
  shown: string;
  href: string;
}

/** A sentence in which what can be called or written to is a link, and nothing else. */
function Linked({ sentence, name, shown, href }: LinkedProps) {
  const { look } = useMailLook();
  const [before = '', after = ''] = sentence.split(`{${name}}`);
  return (
    <>
      {before}
      <Link href={href} {...look('link')}>
        {shown}
      </Link>
      {after}
    </>
  );
}
