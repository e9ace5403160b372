import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { Lender } from '#domain/lender/lender.ts';
import { totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import type { RequestSummary } from '../requests/request-store.ts';
import { mailStyles as styles } from './mail-styles.ts';

export interface ConfirmationProps {
  locale: Locale;
  lender: Lender;
  /** All that the mail says of the person. */
  firstname: string;
  /** The product's name in the mail's language, from the tariff. */
  productName: string;
  request: Pick<
    RequestSummary,
    'reference' | 'amount' | 'additionalAmount' | 'duration' | 'taeg' | 'monthlyAmount'
  >;
  /** The summary and the pre-contractual sheet come with it. */
  hasDocuments: boolean;
}

/** The mail that tells applicants that their request arrived, and what comes next. */
export function Confirmation(props: ConfirmationProps) {
  const { locale, lender, request } = props;
  const words = MAIL_WORDS[locale];
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{fill(words.subject, { reference: request.reference })}</title>
      </Head>
      <Preview>{words.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{lender.name}</Text>
          <Heading as="h1" style={styles.title}>
            {fill(words.greeting, { firstname: props.firstname })}
          </Heading>
          <Text style={styles.text}>{words.arrived}</Text>
          <Text style={styles.reference}>{request.reference}</Text>
          <Text style={styles.text}>{words.keep}</Text>
          <Text style={styles.text}>{props.hasDocuments ? words.attached : words.notAttached}</Text>
          <NextSteps locale={locale} />
          <LoanFigures {...props} />
          <Text style={styles.warning}>{words.warning}</Text>
          <Text style={styles.soft}>{words.proviso}</Text>
          <Text style={styles.soft}>{words.kept}</Text>
          <Hr style={styles.rule} />
          <Contact locale={locale} lender={lender} />
        </Container>
      </Body>
    </Html>
  );
}

function NextSteps({ locale }: Pick<ConfirmationProps, 'locale'>) {
  const words = MAIL_WORDS[locale];
  const steps = [words.next.decision, words.next.file, words.next.funds];
  return (
    <Section>
      <Heading as="h2" style={styles.title}>
        {words.nextTitle}
      </Heading>
      {steps.map((step, index) => (
        <Text key={step} style={styles.text}>
          <span style={styles.stepNumber}>{index + 1}.</span> {step}
        </Text>
      ))}
    </Section>
  );
}

function LoanFigures({ locale, productName, request }: ConfirmationProps) {
  const words = MAIL_WORDS[locale];
  const names = words.figures;
  const money = (amount: typeof request.amount) => formatAmount(amount, locale);
  const figures: [name: string, value: string][] = [
    [names.product, productName],
    [names.amount, money(request.amount)],
    ...(request.additionalAmount > 0
      ? [[names.additionalAmount, money(request.additionalAmount)] satisfies [string, string]]
      : []),
    [names.duration, fill(words.months, { months: request.duration })],
    [names.taeg, formatRate(request.taeg, locale)],
    [names.monthlyAmount, money(request.monthlyAmount)],
    [names.total, money(totalToPay(request.monthlyAmount, request.duration))],
  ];
  return (
    <Section>
      <Heading as="h2" style={styles.title}>
        {words.loanTitle}
      </Heading>
      {figures.map(([name, value]) => (
        <Row key={name} style={styles.row}>
          <Column style={styles.figureName}>{name}</Column>
          <Column style={styles.figure}>{value}</Column>
        </Row>
      ))}
    </Section>
  );
}

function Contact({ locale, lender }: Pick<ConfirmationProps, 'locale' | 'lender'>) {
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
      <Text style={styles.soft}>{words.notYou}</Text>
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
