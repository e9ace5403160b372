import { describe, expect, it } from 'vitest';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { stating } from '#tests/examples/stated-facts.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { APPOINTMENT_WORDS } from '../appointment/appointment.ts';
import { BROKER_PAGE_WORDS } from '../broker-page/broker-page.ts';
import { CONTACT_WORDS } from '../contact/contact.ts';
import { home } from '../home/home.ts';
import { withFacts } from './with-facts.ts';

/** A sentence with its no-break spaces and word joiners as plain text has them. */
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

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
