import { describe, expect, it } from 'vitest';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { APPOINTMENT_WORDS } from '../appointment/appointment.ts';
import { BROKER_PAGE_WORDS } from '../broker-page/broker-page.ts';
import { CONTACT_WORDS } from '../contact/contact.ts';
import { home } from '../home/home.ts';
import { MAIL_WORDS } from '../mail/mail.ts';
import { SHARE_MAIL_WORDS } from '../share-mail/share-mail.ts';
import { SHARED_REQUEST_WORDS } from '../shared-request/shared-request.ts';
import { withFacts } from './with-facts.ts';

const stating = (facts: Partial<LenderFacts> = {}) => ({
  ...fluvia.lender,
  facts: { ...fluvia.lender.facts, ...facts },
});

/** A sentence with its no-break spaces and word joiners as plain text has them. */
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const COUNTED: Partial<LenderFacts> = { decision: { hours: 36, weekend: 'counted' } };
const NO_TIMES: Partial<LenderFacts> = { decision: 'none', payout: 'none' };

describe('the time of a decision', () => {
  // F-4.2, F-4.3
  it.each<[Locale, Partial<LenderFacts>, string, string]>([
    [
      'fr',
      {},
      'Notre décision vous parvient par e-mail dans les 24 heures.',
      'Nous analysons votre demande. Notre décision vous parvient par e-mail dans les 24 heures ; pour une demande envoyée le week-end, le lundi.',
    ],
    [
      'fr',
      COUNTED,
      'Notre décision vous parvient par e-mail dans les 36 heures.',
      'Nous analysons votre demande. Notre décision vous parvient par e-mail dans les 36 heures.',
    ],
    [
      'fr',
      NO_TIMES,
      'Notre décision vous parvient par e-mail.',
      'Nous analysons votre demande. Notre décision vous parvient par e-mail.',
    ],
    [
      'nl',
      {},
      'U krijgt onze beslissing binnen 24 uur per e-mail.',
      'We onderzoeken uw aanvraag. U krijgt onze beslissing binnen 24 uur per e-mail; voor een aanvraag in het weekend is dat op maandag.',
    ],
    [
      'nl',
      COUNTED,
      'U krijgt onze beslissing binnen 36 uur per e-mail.',
      'We onderzoeken uw aanvraag. U krijgt onze beslissing binnen 36 uur per e-mail.',
    ],
    [
      'nl',
      NO_TIMES,
      'U krijgt onze beslissing per e-mail.',
      'We onderzoeken uw aanvraag. U krijgt onze beslissing per e-mail.',
    ],
    [
      'de',
      {},
      'Sie erhalten unsere Entscheidung binnen 24 Stunden per E-Mail.',
      'Wir prüfen Ihren Antrag. Sie erhalten unsere Entscheidung binnen 24 Stunden per E-Mail; bei einem Antrag vom Wochenende am Montag.',
    ],
    [
      'de',
      NO_TIMES,
      'Sie erhalten unsere Entscheidung per E-Mail.',
      'Wir prüfen Ihren Antrag. Sie erhalten unsere Entscheidung per E-Mail.',
    ],
    [
      'en',
      {},
      'You receive our decision by e-mail within 24 hours.',
      'We examine your application. You receive our decision by e-mail within 24 hours; for an application sent at the weekend, on Monday.',
    ],
    [
      'en',
      NO_TIMES,
      'You receive our decision by e-mail.',
      'We examine your application. You receive our decision by e-mail.',
    ],
  ])('stands in the mail in %s as %j state it', (locale, facts, preview, step) => {
    const words = withFacts(MAIL_WORDS[locale], stating(facts), locale);
    expect(plain(words.preview)).toBe(preview);
    expect(plain(words.next.decision)).toBe(step);
  });

  it.each([
    [
      'fr',
      'Vous recevez notre décision par e-mail dans les 24 heures. Une demande du week-end est traitée le lundi. Les fonds sont versés dans les 48 heures qui suivent la réception du dossier complet.',
      'Vous recevez notre décision par e-mail.',
      'Par e-mail, dans les 24 heures. Une demande envoyée le week-end est traitée le lundi.',
      'Par e-mail.',
    ],
    [
      'nl',
      'U ontvangt onze beslissing per e-mail binnen 24 uur. Een aanvraag uit het weekend wordt maandag behandeld. Het geld wordt gestort binnen 48 uur nadat het volledige dossier is ontvangen.',
      'U ontvangt onze beslissing per e-mail.',
      'Per e-mail, binnen 24 uur. Een aanvraag uit het weekend wordt maandag behandeld.',
      'Per e-mail.',
    ],
  ] as const)(
    'stands in %s before sending and after, or is left out',
    (locale, recap, recapWithout, thanks, thanksWithout) => {
      const words = withFacts(APPLICATION_WORDS[locale], stating(), locale);
      expect(plain(words.recap.decision)).toBe(recap);
      expect(plain(words.thanks.next2)).toBe(thanks);
      const without = withFacts(APPLICATION_WORDS[locale], stating(NO_TIMES), locale);
      expect(plain(without.recap.decision)).toBe(recapWithout);
      expect(plain(without.thanks.next2)).toBe(thanksWithout);
    },
  );

  it.each([
    [
      'fr',
      'Nous l’analysons : notre décision vous parvient par e-mail dans les 24 heures, le lundi pour une demande du week-end.',
      'Nous l’analysons : notre décision vous parvient par e-mail.',
    ],
    [
      'nl',
      'We onderzoeken ze: u krijgt onze beslissing binnen 24 uur per e-mail, of op maandag voor een aanvraag in het weekend.',
      'We onderzoeken ze: u krijgt onze beslissing per e-mail.',
    ],
  ] as const)(
    'stands in %s on the page of a shared request, or is left out',
    (locale, ...expected) => {
      const written = [{}, NO_TIMES].map((facts) => {
        const { ended } = withFacts(SHARED_REQUEST_WORDS[locale], stating(facts), locale);
        return plain(ended.sent.text);
      });
      for (const [i, sentence] of expected.entries()) expect(written[i]).toContain(sentence);
    },
  );

  it.each([
    ['fr', 'Notre décision vous parvient par e-mail.'],
    ['nl', 'U krijgt onze beslissing per e-mail.'],
  ] as const)('is left out in %s of the mail to a co-borrower', (locale, preview) => {
    const { whole } = withFacts(SHARE_MAIL_WORDS[locale], stating(NO_TIMES), locale);
    expect(plain(whole.preview)).toBe(preview);
  });
});

describe('the time of the payout', () => {
  // F-4.4
  it.each<[Locale, string, string]>([
    [
      'fr',
      'Les fonds sont versés dans les 48 heures qui suivent la réception du dossier complet.',
      'Les fonds sont versés après la réception du dossier complet.',
    ],
    [
      'nl',
      'Het geld wordt gestort binnen 48 uur nadat we het volledige dossier ontvangen hebben.',
      'Het geld wordt gestort nadat we het volledige dossier ontvangen hebben.',
    ],
    [
      'de',
      'Das Geld wird binnen 48 Stunden nach Eingang der vollständigen Unterlagen ausgezahlt.',
      'Das Geld wird nach Eingang der vollständigen Unterlagen ausgezahlt.',
    ],
    [
      'en',
      'The money is paid out within 48 hours of our receiving the complete file.',
      'The money is paid out once we have received the complete file.',
    ],
  ])('stands in the mail in %s, or is left out', (locale, promised, without) => {
    const fundsOf = (facts: Partial<LenderFacts>) =>
      plain(withFacts(MAIL_WORDS[locale], stating(facts), locale).next.funds);
    expect(fundsOf({})).toBe(promised);
    expect(fundsOf(NO_TIMES)).toBe(without);
  });

  it.each([
    [
      'fr',
      'Vous renvoyez les documents demandés ; les fonds sont versés dans les 48 heures qui suivent la réception du dossier complet.',
      'Vous renvoyez les documents demandés ; les fonds sont versés après la réception du dossier complet.',
    ],
    [
      'nl',
      'U bezorgt ons de gevraagde documenten; het geld wordt gestort binnen 48 uur nadat het volledige dossier is ontvangen.',
      'U bezorgt ons de gevraagde documenten; het geld wordt gestort nadat het volledige dossier is ontvangen.',
    ],
  ] as const)('stands in %s after sending, or is left out', (locale, promised, without) => {
    const lastOf = (facts: Partial<LenderFacts>) =>
      plain(withFacts(APPLICATION_WORDS[locale], stating(facts), locale).thanks.next3);
    expect(lastOf({})).toBe(promised);
    expect(lastOf(NO_TIMES)).toBe(without);
  });
});

describe('who examines a request', () => {
  // F-4.5
  it.each([
    ['fr', /^Votre demande est analysée par un conseiller, qui/, /^Un conseiller lit/],
    ['nl', /^Uw aanvraag wordt bekeken door een adviseur, die/, /^Een adviseur leest/],
  ] as const)('is an adviser in %s where the lender states it', (locale, recap, thanks) => {
    const words = withFacts(APPLICATION_WORDS[locale], stating(), locale);
    expect(words.recap.legal).toMatch(recap);
    expect(words.thanks.next1).toMatch(thanks);
  });

  it.each([
    [
      'fr',
      /^Votre demande est analysée par un programme\. Nous/,
      /^Un programme analyse/,
      'conseiller',
    ],
    ['nl', /^Uw aanvraag wordt onderzocht door een programma\. We/, /^Een programma/, 'adviseur'],
  ] as const)('is a program in %s where one may decide', (locale, recap, thanks, adviser) => {
    const lender = stating({ examinedBy: 'program' });
    const words = withFacts(APPLICATION_WORDS[locale], lender, locale);
    expect(words.recap.legal).toMatch(recap);
    expect(words.thanks.next1).toMatch(thanks);
    expect(words.recap.legal + words.thanks.next1).not.toContain(adviser);
  });
});

describe('the languages that the team speaks', () => {
  // F-4.6
  it.each<[Locale, readonly [string, ...string[]], string]>([
    ['fr', ['fr', 'nl'], 'Nous vous répondons en français ou en néerlandais.'],
    ['nl', ['fr', 'nl'], 'We helpen u in het Nederlands of in het Frans.'],
    ['de', ['fr', 'nl'], 'Wir antworten Ihnen auf Französisch oder Niederländisch.'],
    ['en', ['fr', 'nl'], 'We answer in French or Dutch.'],
    ['nl', ['nl'], 'We helpen u in het Nederlands.'],
    ['fr', ['nl', 'en', 'fr'], 'Nous vous répondons en français, en néerlandais ou en anglais.'],
    ['en', ['nl', 'tr'], 'We answer in Dutch or Turkish.'],
  ])('stand in %s on the contact page, the reader’s own first: %j', (locale, spoken, sentence) => {
    const { phone } = withFacts(
      CONTACT_WORDS[locale],
      stating({ spokenLanguages: spoken }),
      locale,
    );
    expect(phone.text.startsWith(`${sentence} `)).toBe(true);
  });

  it('are not those of the application, which German pages name', () => {
    const lender = { ...stating({ spokenLanguages: ['de'] }), languages: ['nl', 'de'] as const };
    const { steps } = withFacts(home.de, lender, 'de');
    expect(steps.application.lead).toContain('auf Niederländisch.');
    const { forms } = withFacts(CONTACT_WORDS.de, lender, 'de');
    expect(forms.call.text).toContain('und sprechen Deutsch.');
  });
});

describe('an application by phone', () => {
  // F-4.7
  it.each(LOCALES)('is offered in %s only where the lender completes one', (locale) => {
    const textOf = (applicationByPhone: boolean) =>
      withFacts(CONTACT_WORDS[locale], stating({ applicationByPhone }), locale).phone.text;
    expect(textOf(true).startsWith(`${textOf(false)} `)).toBe(true);
  });

  it.each([
    ['fr', 'Vous pouvez aussi nous téléphoner au {phone} : nous la remplirons avec vous.'],
    ['nl', 'U kunt ons ook bellen op {phone}: dan vullen we ze samen met u in.'],
  ] as const)('is offered in %s where the browser runs no script', (locale, offered) => {
    const textOf = (applicationByPhone: boolean) =>
      plain(withFacts(APPLICATION_WORDS[locale], stating({ applicationByPhone }), locale).noScript);
    expect(textOf(true)).toContain(offered);
    expect(textOf(false)).toMatch(/\{phone\}\.$/);
  });
});

describe('a broker’s commission', () => {
  // F-4.14
  it.each<[Locale, string, string]>([
    [
      'fr',
      '. {lender} le rémunère lorsqu’un crédit est conclu ; pour un crédit à la consommation,',
      '. Pour un crédit à la consommation,',
    ],
    [
      'nl',
      '. {lender} betaalt hem een vergoeding als er een krediet tot stand komt; voor een',
      '. Voor een consumentenkrediet',
    ],
    [
      'de',
      '. {lender} vergütet ihn, wenn ein Kredit zustande kommt; bei einem',
      '. Bei einem Verbraucherkredit',
    ],
    [
      'en',
      '. {lender} pays them when a credit is concluded; for consumer credit',
      '. For consumer credit',
    ],
  ])('is named in %s only where the lender pays one', (locale, paid, without) => {
    const roleOf = (brokerCommission: LenderFacts['brokerCommission']) =>
      plain(withFacts(BROKER_PAGE_WORDS[locale], stating({ brokerCommission }), locale).role);
    expect(roleOf('contract')).toContain(paid);
    expect(roleOf('none')).toContain(without);
    expect(roleOf('none')).not.toContain('{lender}');
  });
});

describe('an office that receives visitors', () => {
  // F-4.8
  it.each<[Locale, string, string, string]>([
    [
      'fr',
      'Derrière ce site, il y a un bureau à {city}, avec des gens qui répondent.',
      'Derrière ce site, il y a des gens qui répondent.',
      'l’entretien se fait par téléphone',
    ],
    [
      'nl',
      'Achter deze site zit een kantoor in {city}, met mensen die antwoorden.',
      'Achter deze site zitten mensen die antwoorden.',
      'het gesprek verloopt telefonisch',
    ],
    [
      'de',
      'Hinter dieser Website steht ein Büro in {city}, mit Menschen, die antworten.',
      'Hinter dieser Website stehen Menschen, die antworten.',
      'das Gespräch findet am Telefon statt',
    ],
    [
      'en',
      'Behind this site there is an office in {city}, with people who answer.',
      'Behind this site there are people who answer.',
      'the conversation is by phone',
    ],
  ])('is named in %s only where there is one', (locale, withOffice, without, byPhone) => {
    const wordsOf = (officeVisits: boolean) => {
      const lender = stating({ officeVisits });
      return {
        who: withFacts(home[locale], lender, locale).who.text,
        lede: withFacts(CONTACT_WORDS[locale], lender, locale).lede,
        call: withFacts(APPOINTMENT_WORDS[locale], lender, locale).next.call.text,
      };
    };
    expect(wordsOf(true).who).toContain(withOffice);
    expect(wordsOf(true).lede).toContain('{city}');
    expect(wordsOf(true).call).not.toContain(byPhone);
    expect(wordsOf(false).who).toContain(without);
    expect(wordsOf(false).lede).not.toContain('{city}');
    expect(wordsOf(false).call).toContain(byPhone);
  });
});
