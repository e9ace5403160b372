import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { isProductCode, productName } from '#domain/tariff/tariff.ts';
import { showControls } from '#domain/text/show-controls.ts';
import { CONTACT_NAMES } from '#journey/prospect.ts';
import { FIELD_WORDS, wordsOfField } from '#words/fields/fields.ts';
import { formatClockTime } from '#words/frame/format-clock-time.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import {
  type AttachDocuments,
  attachDocuments,
} from '../applications/documents/attach-documents.ts';
import { showRequest } from '../applications/documents/find-application.ts';
import { within } from '../http/within.ts';
import { summaryDocument } from '../letters/documents/summary-document.ts';
import type { Mailer } from '../letters/mail/mailer.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import { withoutNationalNumbers } from '../letters/mail/without-national-numbers.ts';
import type { NameBroker } from '../lookups/brokers/name-broker.ts';
import type { Mail } from '../stores/mail.ts';
import type { Prospect } from '../stores/prospect-store.ts';
import type { Request } from '../stores/request-store.ts';
import { agreementLetter } from './agreement-letter.ts';
import { askedSection } from './asked-section.ts';
import { budgetSection } from './budget-section.ts';
import type { Channel, Subject, Taken } from './channel.ts';
import { inquiryLetter } from './inquiry-letter.ts';
import { describeBroker } from './name-brokers.ts';
import { subscriptionLetter } from './subscription-letter.ts';

export interface OfficeMail extends AttachDocuments {
  /** The mailbox of the lender's team. */
  to: string;
  mailer: Pick<Mailer, 'send'>;
  nameBroker: NameBroker;
}

/** How long the mail server may take for a mail, in milliseconds: well within a delivery's lease. */
const TIMEOUT = 120_000;

/** Mails the lender's own team, in the applicant's language. */
export function createOfficeMail(services: OfficeMail): Channel {
  return {
    name: 'mail',
    deliver: async (subject) => {
      const mail = await about(services, subject);
      const replyTo = replyToOf(subject);
      return await handMail(services.mailer, {
        ...mail,
        to: services.to,
        ...(replyTo && { replyTo }),
      });
    },
  };
}

/** The address of anyone who wrote, so that the office answers them; of a shared request, the applicant's (W-10.17). */
function replyToOf(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'request':
      return textOf(subject.request.answers.email);
    case 'prospect':
      return textOf(subject.prospect.content.contact.email);
    case 'newsletter':
      return subject.subscription.email;
    case 'share':
      return subject.applicantsEmail;
    default:
      return textOf(subject.inquiry.answers.email);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function about(services: OfficeMail, subject: Subject): Promise<Omit<Mail, 'to'>> {
  if (subject.kind === 'request') return await aboutRequest(services, subject.request);
  if (subject.kind === 'share')
    return await writeOfficeLetter(
      agreementLetter(subject.agreement, services.configuration, momentOf),
      services.configuration.brand,
    );
  if (subject.kind === 'prospect') return await aboutProspect(services, subject.prospect);
  const { configuration, nameBroker } = services;
  const { lender } = configuration;
  if (subject.kind === 'newsletter')
    return await writeOfficeLetter(
      subscriptionLetter(subject.subscription, lender, momentOf),
      configuration.brand,
    );
  return await writeOfficeLetter(
    inquiryLetter(subject.inquiry, { lender, nameBroker }, momentOf),
    configuration.brand,
  );
}

async function aboutRequest(services: OfficeMail, sent: Request): Promise<Omit<Mail, 'to'>> {
  const { lang: locale, reference } = sent;
  const { request: words, broker: label } = OFFICE_WORDS[locale];
  const broker = describeBroker(sent.answers, services.nameBroker);
  const application = showRequest(withoutNationalNumbers(sent), services.facts);
  const sources = { ...services.configuration, publicUrl: services.publicUrl, keep: services.keep };
  const { loan, sections } = summaryDocument(application, sources, locale);
  const attachments = await attachDocuments(services, sent, ['summary']);
  const letter = await writeOfficeLetter(
    {
      locale,
      brand: services.configuration.lender.name,
      subject: fill(words.subject, { reference }),
      title: words.title,
      reference,
      sentences: [
        fill(words.arrived, momentOf(sent.sentAt, locale)),
        attachments.length > 0 ? words.attached : words.notAttached,
        words.masked,
      ],
      sections: [
        {
          title: loan.title,
          groups: [[...loan.figures, ...(broker ? [{ label, value: broker }] : [])]],
        },
        ...(sent.asked ? [askedSection(sent.asked, services.configuration, locale)] : []),
        ...(sent.budget ? [budgetSection(sent.budget, locale)] : []),
        ...sections,
      ],
    },
    services.configuration.brand,
  );
  return { ...letter, attachments };
}

async function aboutProspect(
  services: OfficeMail,
  { savedAt, content }: Prospect,
): Promise<Omit<Mail, 'to'>> {
  const { lang: locale, contact, visit } = content;
  const { prospect: words } = OFFICE_WORDS[locale];
  const product = nameOfProduct(services, content.product, locale);
  const fields = FIELD_WORDS[locale];
  const from = Object.values(visit).join(' · ');
  return await writeOfficeLetter(
    {
      locale,
      brand: services.configuration.lender.name,
      subject: fill(words.subject, { product }),
      title: words.title,
      sentences: [fill(words.arrived, momentOf(savedAt, locale)), words.next],
      sections: [
        {
          title: words.contact,
          groups: [
            [
              ...CONTACT_NAMES.filter((name) => name !== 'gender').map((name) => ({
                label: wordsOfField(name, fields).label,
                value: contact[name] ?? '',
              })),
              { label: words.product, value: product },
              ...(from === '' ? [] : [{ label: words.from, value: from }]),
            ],
          ],
        },
      ],
    },
    services.configuration.brand,
  );
}

/** Writes out control characters that were typed. Imported with the first mail: the mail components would slow down every start by half a second. */
export async function writeOfficeLetter(
  letter: OfficeLetter,
  brand: OfficeMail['configuration']['brand'],
): Promise<Omit<Mail, 'to'>> {
  const { renderOfficeLetter } = await import('../letters/mail/office-letter.tsx');
  return await renderOfficeLetter(
    {
      ...letter,
      subject: showControls(letter.subject),
      sections: letter.sections.map((section) => ({
        ...section,
        groups: section.groups.map((group) =>
          group.map((line) => ({
            ...line,
            label: showControls(line.label),
            value: showControls(line.value),
          })),
        ),
      })),
    },
    brand,
  );
}

function nameOfProduct({ configuration }: OfficeMail, product: string, locale: Locale): string {
  if (!isProductCode(product)) throw new Error(`Unknown product ${product}`);
  return productName(configuration.tariffs, product, locale);
}

/** Day and time in Belgium. */
export function momentOf(instant: Date, locale: Locale): { date: string; time: string } {
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  return { date: formatDate(date), time: formatClockTime(minutes, OFFICE_WORDS[locale].clock) };
}

/** Sends a mail; a refusal or a timeout counts as not delivered. */
export async function handMail(mailer: OfficeMail['mailer'], mail: Mail): Promise<Taken> {
  const handed = mailer.send(mail).then(
    (): Taken => ({ ok: true }),
    (): Taken => ({ ok: false, why: 'not taken' }),
  );
  return await within<Taken, Taken>(TIMEOUT, handed, { ok: false, why: 'timeout' });
}
