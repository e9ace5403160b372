import { describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { textFaults } from '#tests/examples/text-faults.ts';
import { OTHER_KEEP } from '#tests/examples/usual-retention.ts';
import { renderLetter } from '../../letters/mail/letter.tsx';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import { SHARE_LETTERS, type ShareLetter } from '../../stores/share-letter.ts';
import type { Share } from '../../stores/share-store.ts';
import { createShareKeys } from './share-keys.ts';
import { writeLetter } from './write-letter.ts';

const shareKeys = createShareKeys(createKeyedHashes(['s'.repeat(32)]));
const LOAN: Loan = {
  product: 'TAEGPSA1',
  productName: 'personal',
  amount: cents(1_250_000),
  additionalAmount: cents(0),
  duration: 48,
  taeg: 4.49,
  monthlyAmount: cents(28_448),
};
const share = (overrides: Partial<Share> = {}): Share => ({
  id: '5ba2e000-0000-4000-8000-000000000001',
  uniqid: 'shared-1',
  sessionId: '6f9b2a0e-0000-4000-8000-000000000001',
  lang: 'fr',
  state: 'open',
  generation: 2,
  trustedFrom: 1,
  applicant: { answers: SHARED_ANSWERS, loan: LOAN },
  part: undefined,
  reminders: 1,
  createdAt: new Date('2026-11-20T14:00:00Z'),
  invitedAt: new Date('2026-11-20T14:00:00Z'),
  expiresAt: new Date('2026-12-21T14:00:00Z'),
  endedAt: undefined,
  ...overrides,
});
const WHOLE = { reference: 'FLV-2026-7K3M9Q', loan: LOAN, hasDocuments: true };

async function write(letter: ShareLetter, of: Share, whole = WHOLE) {
  const services = {
    shareKeys,
    publicUrl: 'https://www.fluvia.example',
    configuration: fluvia,
    keep: OTHER_KEEP,
  };
  const mail = await renderLetter(writeLetter(letter, of, services, whole), fluvia);
  return { ...mail, written: mail.text, text: plain(mail.text), html: plain(mail.html) };
}

const ADDRESS = /https:\/\/\S+/g;

const everyLetter = SHARE_LETTERS.flatMap((letter) =>
  CONTRACT_LOCALES.map((locale): [ShareLetter, ContractLocale] => [letter, locale]),
);

describe('a letter about a shared request', () => {
  // W-10.8
  it.each(everyLetter)('%s in %s says the same as HTML and as text', async (letter, locale) => {
    const mail = await write(letter, share({ lang: locale }));
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).not.toMatch(/<script|<img[^>]+src="(?!cid:)|<link[^>]+stylesheet|url\(/i);
    const page = mail.html.replace(/<style[^>]*>[^<]*<\/style>/g, '');
    for (const written of [mail.subject, page, mail.text]) expect(written).not.toMatch(/[{}]/);
    const river = /<div><img[\s\S]*?<\/div>/;
    const shown = plain(
      page.replace(river, '').replace(/<title[^>]*>[^<]*<\/title>|<[^>]+>/g, ' '),
    );
    const expected = mail.text
      .replace(/-{5,}/g, '')
      .replace(ADDRESS, ' ')
      .replace(/ \d\. /g, ' ');
    for (const line of expected.split(/(?<=[.?!:]) | {2,}/))
      expect(squeeze(shown), line).toContain(squeeze(line));
  });

  it.each(everyLetter)('%s in %s is text that can be read as it is', async (letter, locale) => {
    expect(textFaults((await write(letter, share({ lang: locale }))).written)).toEqual([]);
  });

  it.each(everyLetter)(
    '%s in %s writes its addresses out in the text alone',
    async (letter, locale) => {
      const { html, text } = await write(letter, share({ lang: locale }));
      const buttons = [...html.matchAll(/<a [^>]*class="button"[^>]*>/g)].join();
      for (const [address] of text.matchAll(ADDRESS)) expect(buttons).toContain(`"${address}"`);
      expect(html.replace(/<[^>]+>/g, ' ')).not.toContain('http');
    },
  );

  it.each(everyLetter)(
    '%s in %s reveals nothing that the applicant answered',
    async (letter, locale) => {
      const { text, html } = await write(letter, share({ lang: locale }));
      for (const name of [
        'street',
        'mainIncome',
        'rent',
        'nationalRegistry',
        'phone',
        'employerName',
      ])
        for (const written of [text, html])
          expect(written, name).not.toContain(String(SHARED_ANSWERS[name]));
    },
  );

  it.each([
    'withdrawn',
    'lapsed-to-coborrower',
    'refused-to-coborrower',
    'unanswered-to-coborrower',
  ] as const)(
    '%s does not ask a co-borrower, who asked for nothing, whether they did',
    async (letter) => {
      const { text } = await write(letter, share());
      expect(text).toContain('Vous ne connaissez pas cette personne ?');
      expect(text).not.toContain('Vous n’avez rien demandé');
    },
  );

  it('escapes names, whatever they contain', async () => {
    const answers = { ...SHARED_ANSWERS, firstname: '<b>x</b>', lastname: '{until}' };
    const { html } = await write('reminder', share({ applicant: { answers, loan: LOAN } }));
    expect(html).not.toContain('<b>x</b>');
    expect(html).toContain('{until}');
  });
});

describe('the invitation', () => {
  it.each([
    [
      'fr',
      [
        'Bonjour Lotte,',
        'Émile D’Hondt a commencé une demande de crédit chez Fluvia',
        '12 500,00 €',
        '48 mois',
        '4,49 %',
        '284,48 €',
        'Attention, emprunter de l’argent coûte aussi de l’argent.',
        'rembourser tout le prêt',
        'numéro de registre national',
        'Ouvrir ma partie',
        'jusqu’au 21/12/2026 à 15\u00a0h\u00a000, soit 31 jours',
        'Si vous ne faites rien',
        'Vous ne souhaitez pas emprunter ?',
        `N’ouvrez pas le lien et appelez-nous au ${fluvia.lender.phones.personal.shown}`,
      ],
    ],
    [
      'nl',
      [
        'Dag Lotte,',
        'Émile D’Hondt is begonnen aan een kredietaanvraag bij Fluvia',
        '€ 12.500,00',
        '48 maanden',
        'Let op, geld lenen kost ook geld.',
        'de hele lening terug te betalen',
        'rijksregisternummer',
        'tot 21/12/2026 om 15.00\u00a0uur, dat is 31 dagen',
        'Doet u niets',
        'Wilt u niet meelenen?',
        `Open de link niet en bel ons op ${fluvia.lender.phones.personal.shown}`,
      ],
    ],
  ] as const)('is complete in %s', async (lang, sentences) => {
    const { text } = await write('invitation', share({ lang }));
    for (const sentence of sentences) expect(text).toContain(plain(sentence));
  });

  it('writes a single day in the singular', async () => {
    const expiresAt = new Date('2026-11-21T14:00:00Z');
    const { text } = await write('invitation', share({ expiresAt }));
    expect(text).toContain('soit 1 jour après');
  });

  it('carries the link with its params, as a button and as text', async () => {
    const { html, text } = await write('invitation', share());
    const [address = ''] = /https:\/\/www\.fluvia\.example\/\S+/.exec(text) ?? [];
    const url = new URL(address);
    expect(url.pathname).toBe('/fr/demande-de-credit/');
    expect(shareKeys.readLink(url.searchParams.get('token') ?? '')).toEqual({
      shareId: share().id,
      generation: 2,
    });
    const params = Buffer.from(url.searchParams.get('params') ?? '', 'base64url').toString();
    expect(JSON.parse(params)).toEqual({
      amount: 12_500,
      additionalAmount: 0,
      product_code: 'TAEGPSA1',
      product_name: 'personal',
      duration: 48,
      taeg: 4.49,
      reason: '',
    });
    expect(html).toContain(`href="${address}"`);
  });
});

describe('other letters', () => {
  it.each(['copy', 'to-agree', 'reminder-to-agree'] as const)(
    '%s links to the page where the applicant follows it, with the key in the fragment',
    async (letter) => {
      const { text } = await write(letter, share({ lang: 'nl' }));
      const [address = ''] = /https:\/\/\S+/.exec(text) ?? [];
      const url = new URL(address);
      expect(url.pathname).toBe('/nl/gedeelde-aanvraag/');
      expect(url.search).toBe('');
      expect(shareKeys.readFollow(url.hash.slice(1))).toBe(share().id);
      expect(text).toContain(letter === 'copy' ? 'lotte@example.be' : 'Dag Émile,');
    },
  );

  it('to-agree states the day until which the applicant decides, and what follows without a decision', async () => {
    const french = (await write('to-agree', share())).text;
    expect(french).toContain('sans réponse de votre part jusqu’au 21/12/2026 à 15 h 00');
    expect((await write('to-agree', share({ lang: 'nl' }))).text).toContain(
      'tot 21/12/2026 om 15.00 uur',
    );
  });

  it('announce the last reminder as the last', async () => {
    expect((await write('reminder', share({ reminders: 2 }))).text).not.toContain('plus de rappel');
    expect((await write('reminder', share({ reminders: 3 }))).text).toContain('plus de rappel');
    const expiresAt = new Date('2026-11-27T14:00:00Z'); // before a second reminder
    const only = await write('reminder', share({ reminders: 1, expiresAt }));
    expect(only.text).toContain('plus de rappel');
  });

  it('state how long a whole request is kept', async () => {
    expect((await write('whole', share({ state: 'sent' }))).text).toContain('90 jours après');
  });

  it('state the whole request’s reference, and the conditions if they have changed', async () => {
    const { subject, text } = await write('whole', share({ state: 'sent' }));
    expect(subject).toContain(WHOLE.reference);
    expect(text).not.toContain('autres conditions');
    const loan: Loan = { ...LOAN, product: 'TAEGINL1', taeg: 6.19 };
    const alone = await write('whole', share({ state: 'sent' }), { ...WHOLE, hasDocuments: false });
    expect(text).toContain('pièce jointe');
    expect(alone.text).not.toContain('pièce jointe');
    const changed = await write('whole', share({ state: 'sent' }), { ...WHOLE, loan });
    expect(changed.text).toContain('autres conditions');
    expect(changed.text).toContain('6,19 %');
  });
});

/** Spaces of every kind as a plain space, entities as characters, so that all else is compared exactly. */
function plain(written: string): string {
  return written
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

const squeeze = (written: string) => written.replaceAll(/\s/g, '');
