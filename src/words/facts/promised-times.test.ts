import { describe, expect, it } from 'vitest';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { stating } from '#tests/examples/stated-facts.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { MAIL_WORDS } from '../mail/mail.ts';
import { SHARE_MAIL_WORDS } from '../share-mail/share-mail.ts';
import { SHARED_REQUEST_WORDS } from '../shared-request/shared-request.ts';
import { withFacts } from './with-facts.ts';

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
