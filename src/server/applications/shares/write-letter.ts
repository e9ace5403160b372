import type { Configuration } from '#configuration/load-configuration.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { areSameConditions } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { AnswerName } from '#journey/field-names.ts';
import { isSameLoan } from '#journey/shared-application.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { daysInWords, retentionInWords } from '#words/retention/retention.ts';
import { SHARE_MAIL_WORDS, type ShareMailCatalogue } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import type { Letter, LetterPart } from '../../letters/mail/letter-content.ts';
import { loanPart } from '../../letters/mail/loan-part.ts';
import { nextSteps } from '../../letters/mail/next-steps.ts';
import type { ShareLetter } from '../../stores/share-letter.ts';
import type { Share } from '../../stores/share-store.ts';
import { reminderDates } from './reminder-dates.ts';
import { coborrowersLink, followLink, type ShareLinks } from './share-links.ts';

export interface LetterServices extends ShareLinks {
  configuration: Pick<Configuration, 'lender' | 'tariffs'>;
  keep: RetentionPeriods;
}

/** The request that a share became. */
export interface JointRequest {
  reference: string;
  loan: Loan;
  /** The pre-contractual sheet comes with the letter. */
  hasDocuments: boolean;
}

type Writer = (
  share: Share,
  wording: Wording,
  services: LetterServices,
  jointRequest?: JointRequest,
) => Written;

interface Written {
  parts: readonly (LetterPart | false)[];
  /** Inserted into subject and preview, next to what every letter contains. */
  reference?: string;
  notYou?: string;
}

/** The words of the letter's language, and the values they need. */
interface Wording {
  words: ShareMailCatalogue;
  interpolate: (sentence: string) => string;
}

const text = (sentence: string): LetterPart => ({ kind: 'text', text: sentence });
const soft = (sentence: string): LetterPart => ({ kind: 'soft', text: sentence });

type EndLetter =
  | 'lapsed-to-coborrower'
  | 'withdrawn'
  | 'refused-to-coborrower'
  | 'unanswered-to-coborrower';
type RestartLetter =
  | 'lapsed-to-applicant'
  | 'declined'
  | 'refused-to-applicant'
  | 'unanswered-to-applicant';

const endLetter =
  (letter: EndLetter): Writer =>
  (_share, { words, interpolate }) => ({
    parts: [text(interpolate(words[letter].text))],
    notYou: words.link.stranger,
  });

const restartLetter =
  (letter: RestartLetter): Writer =>
  (_share, { words, interpolate }) => ({
    parts: [text(interpolate(words[letter].text)), text(interpolate(words[letter].again))],
  });

const WRITERS: Readonly<Record<ShareLetter, Writer>> = {
  invitation: (share, { words, interpolate }, services) => {
    const { asks, duty, requestedTitle, asked, seen, until, nothing } = words.invitation;
    return {
      parts: [
        text(interpolate(asks)),
        loanOf(share, share.applicant.loan, services),
        text(duty),
        { kind: 'steps', title: requestedTitle, steps: Object.values(asked) },
        text(interpolate(seen)),
        linkPart(share, words, services),
        text(`${words.link.personal} ${interpolate(until)}`),
        text(nothing),
        text(interpolate(words.link.decline)),
      ],
      notYou: interpolate(words.link.unknown),
    };
  },
  reminder: (share, { words, interpolate }, services) => ({
    parts: [
      text(interpolate(words.reminder.waiting)),
      text(interpolate(words.reminder.free)),
      linkPart(share, words, services),
      text(words.link.personal),
      text(interpolate(words.link.decline)),
      lastReminder(share, words),
    ],
    notYou: interpolate(words.link.unknown),
  }),
  copy: (share, { words, interpolate }, services) => ({
    parts: [
      text(interpolate(words.copy.kept)),
      text(words.copy.next),
      text(interpolate(words.copy.until)),
      {
        kind: 'link',
        label: words.copy.button,
        href: followLink(share, services),
      },
      soft(words.copy.follow),
    ],
  }),
  'lapsed-to-coborrower': endLetter('lapsed-to-coborrower'),
  'lapsed-to-applicant': restartLetter('lapsed-to-applicant'),
  declined: restartLetter('declined'),
  withdrawn: endLetter('withdrawn'),
  'to-agree': (share, { words, interpolate }, services) => ({
    parts: [
      text(interpolate(words['to-agree'].sent)),
      text(interpolate(isRateChange(share) ? words['to-agree'].rate : words['to-agree'].loan)),
      text(interpolate(words['to-agree'].decide)),
      {
        kind: 'link',
        label: words['to-agree'].button,
        href: followLink(share, services),
      },
      text(words.link.personal),
      text(interpolate(words['to-agree'].until)),
    ],
  }),
  'reminder-to-agree': (share, { words, interpolate }, services) => ({
    parts: [
      text(interpolate(words['reminder-to-agree'].waiting)),
      text(words['reminder-to-agree'].free),
      {
        kind: 'link',
        label: words['to-agree'].button,
        href: followLink(share, services),
      },
      text(words.link.personal),
      text(interpolate(words['to-agree'].until)),
      lastReminder(share, words),
    ],
  }),
  'asked-again': (share, { words, interpolate }, services) => ({
    parts: [
      text(interpolate(words['asked-again'].changed)),
      text(interpolate(words['asked-again'].review)),
      linkPart(share, words, services),
      text(words.link.personal),
      text(interpolate(words.link.decline)),
    ],
    notYou: interpolate(words.link.unknown),
  }),
  'refused-to-coborrower': endLetter('refused-to-coborrower'),
  'refused-to-applicant': restartLetter('refused-to-applicant'),
  'unanswered-to-coborrower': endLetter('unanswered-to-coborrower'),
  'unanswered-to-applicant': restartLetter('unanswered-to-applicant'),
  whole: (share, { words, interpolate }, services, jointRequest) => {
    if (jointRequest === undefined) throw new Error('A joint request has a reference');
    const common = MAIL_WORDS[share.lang];
    return {
      parts: [
        text(interpolate(words.whole.arrived)),
        { kind: 'reference', text: jointRequest.reference },
        text(common.keep),
        !areSameConditions(jointRequest.loan, share.applicant.loan) &&
          text(interpolate(words.whole.changed)),
        jointRequest.hasDocuments && text(words.whole.attached),
        nextSteps(services.configuration.lender, share.lang),
        loanOf(share, jointRequest.loan, services),
        soft(fill(common.kept, retentionInWords(services.keep, share.lang))),
      ],
      reference: jointRequest.reference,
    };
  },
};

/** That the reminder is the last, if it is. */
const lastReminder = (share: Share, words: ShareMailCatalogue): LetterPart | false =>
  share.reminders >= reminderDates(share).length && text(words.reminder.last);

/** The loan is the one asked for; only its figures have changed, with the tariff. */
const isRateChange = ({ part, applicant }: Share) =>
  part?.loan !== undefined && isSameLoan(part.loan, applicant.loan);

/** The letters to the applicant; the others go to the co-borrower. */
const TO_APPLICANT: readonly ShareLetter[] = [
  'copy',
  'lapsed-to-applicant',
  'declined',
  'to-agree',
  'reminder-to-agree',
  'refused-to-applicant',
  'unanswered-to-applicant',
];

export const isToApplicant = (letter: ShareLetter) => TO_APPLICANT.includes(letter);

/** Writes a letter about a shared request, with fresh links, in the applicant's language. */
export function writeLetter(
  letter: ShareLetter,
  share: Share,
  services: LetterServices,
  jointRequest?: JointRequest,
): Letter {
  const { lender } = services.configuration;
  const words = withFacts(SHARE_MAIL_WORDS[share.lang], lender, share.lang);
  const values = valuesOf(share, services);
  const interpolate = (sentence: string) => fill(sentence, values);
  const written = WRITERS[letter](share, { words, interpolate }, services, jointRequest);
  const all = {
    ...values,
    applicant: asNameOnly(values.applicant),
    coborrower: asNameOnly(values.coborrower),
    reference: written.reference ?? '',
  };
  return {
    locale: share.lang,
    subject: fill(words[letter].subject, all),
    preview: fill(words[letter].preview, all),
    firstname: answer(
      share.applicant.answers,
      isToApplicant(letter) ? 'firstname' : 'coborrowerFirstname',
    ),
    parts: written.parts.filter((part) => part !== false),
    notYou: written.notYou ?? MAIL_WORDS[share.lang].notYou,
  };
}

const DAY = 24 * 3_600_000; // ms

function valuesOf(share: Share, { configuration }: LetterServices) {
  const { answers } = share.applicant;
  const { lender } = configuration;
  const { instant } = SHARE_MAIL_WORDS[share.lang];
  return {
    applicant: nameIn(answers, 'firstname', 'lastname'),
    coborrower: nameIn(answers, 'coborrowerFirstname', 'coborrowerLastname'),
    email: answer(answers, 'coborrowerEmail'),
    lender: lender.name,
    phone: lender.phones.personal.shown,
    shared: instantInWords(share.createdAt, instant),
    until: instantInWords(share.expiresAt, instant),
    days: daysInWords(daysOf(share), share.lang),
  };
}

const daysOf = ({ createdAt, expiresAt }: Share) =>
  Math.round((expiresAt.getTime() - createdAt.getTime()) / DAY);

const nameIn = (answers: Answers, first: AnswerName, last: AnswerName) =>
  `${answer(answers, first)} ${answer(answers, last)}`;

const MAX_NAME_IN_SUBJECT = 60; // characters

/**
 * A typed name for the subject of a mail to somebody else, which is read without the mail around it: without digits and
 * without dots inside words, so that it can be neither a phone number nor an address.
 */
export function asNameOnly(name: string): string {
  const plain = name.replaceAll(/\d/g, '').replaceAll(/\.(?=\p{L})/gu, '. ');
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_IN_SUBJECT).trim();
}

function loanOf(share: Share, loan: Loan, { configuration }: LetterServices): LetterPart {
  const { lang: locale } = share;
  const { proviso } = SHARE_MAIL_WORDS[locale];
  return loanPart(loan, { tariffs: configuration.tariffs, locale, proviso });
}

function linkPart(share: Share, words: ShareMailCatalogue, services: LetterServices): LetterPart {
  return {
    kind: 'link',
    label: words.link.button,
    href: coborrowersLink(share, services),
  };
}
