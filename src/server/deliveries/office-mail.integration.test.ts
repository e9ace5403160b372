import { describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { applicationFacts, fluvia } from '#tests/examples/fluvia.ts';
import { nameBroker } from '#tests/examples/named-broker.ts';
import { textFaults } from '#tests/examples/text-faults.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { readPdf } from '#tests/pdf/read-pdf.ts';
import { PdfFailure, type PdfRenderer } from '../letters/pdf/pdf-documents.ts';
import { createTypstRenderer } from '../letters/pdf/typst-renderer.ts';
import type { Mail } from '../stores/mail.ts';
import { awaitedAgreement } from './awaited-agreement.ts';
import { createOfficeMail } from './office-mail.ts';

const pdfRenderer = createTypstRenderer(fluvia.brand.faces);

const unset: string[] = [];

function office(send: (mail: Mail) => Promise<void>, by: PdfRenderer = pdfRenderer) {
  return createOfficeMail({
    to: 'dossiers@fluvia.example',
    nameBroker,
    mailer: { send },
    configuration: fluvia,
    facts: applicationFacts,
    pdfRenderer: by,
    publicUrl: 'https://www.fluvia.example',
    keep: KEEP,
    reportWithoutDocuments: (id, reason) => void unset.push(`${id} ${reason}`),
  });
}

async function mailAbout(subject: Parameters<ReturnType<typeof office>['deliver']>[0]) {
  const mails: Mail[] = [];
  const taken = await office(async (mail) => void mails.push(mail)).deliver(subject, 'id');
  expect(taken).toEqual({ ok: true });
  const [mail] = mails;
  if (mail === undefined) throw new Error('No mail');
  expect(textFaults(mail.text)).toEqual([]);
  expect(mail.html.replaceAll(/<[^>]+>/g, ' '), 'addresses in the HTML').not.toContain('http');
  return mail;
}

const plain = (text: string) =>
  text.replaceAll(/<[^>]+>/g, '').replaceAll(/[\s\u00A0\u202F]+/g, ' ');

describe('the mail about a request', () => {
  it.each<[ContractLocale, readonly string[]]>([
    [
      'fr',
      [
        'Nouvelle demande FLV-2026-7K3M9Q',
        'Envoyée en ligne le 20/11/2026 à 15 h',
        'Prénom : Émile',
        'Adresse : Rue de l’Écluse 12 boîte A1, 5000 Namur',
        'Montant : 12 500,00 €',
        'Budget du ménage',
        'Mensualité du nouveau prêt : 284,48 €',
        'Il reste par mois : 1 346,02 € (minimum attendu : 720,00 €)',
        '42,73 % (maximum admis : 55,00 %)',
        'Appréciation : budget suffisant',
        'Nos montants de référence : établis le 21/11/2026',
        '85.07.30-•••.••',
        'Cet e-mail contient',
      ],
    ],
    [
      'nl',
      [
        'Nieuwe aanvraag FLV-2026-7K3M9Q',
        'Online verstuurd op 20/11/2026 om 15 uur, in',
        'Voornaam: Émile',
        'Adres: Rue de l’Écluse 12 bus A1, 5000 Namur',
        'Bedrag: € 12.500,00',
        'Budget van het gezin',
        'Er blijft per maand over: € 1.346,02 (verwacht minimum: € 720,00)',
        'Beoordeling: budget volstaat',
        '85.07.30-•••.••',
        'mail bevat',
      ],
    ],
  ])('contains in %s all that was answered, as HTML and as text', async (lang, contents) => {
    const mail = await mailAbout({
      kind: 'request',
      request: exampleRequest(COMPLETE_ANSWERS, { lang }),
      given: [],
    });
    expect(mail.to).toBe('dossiers@fluvia.example');
    // W-10.17
    expect(mail.replyTo).toBe(COMPLETE_ANSWERS.email);
    expect(mail.html).toContain(`lang="${lang}"`);
    const text = plain(`${mail.subject}\n${mail.text}`);
    const html = plain(`${mail.subject}\n${mail.html}`);
    for (const sentence of contents) {
      expect(text, 'text').toContain(sentence);
      // In HTML a label and its value are in two cells.
      for (const part of sentence.split(/ ?: /)) expect(html, 'HTML').toContain(part);
    }
  });

  it.each([
    [undefined, undefined],
    ['b-012', 'Courtier : Courtage de la Meuse (b-012)'],
    // A broker who has left the lender's file is shown by the id.
    ['b-999', 'Courtier : b-999'],
  ])('names the broker %j', async (broker, line) => {
    const answers = { ...COMPLETE_ANSWERS, ...(broker && { 'broker-id': broker }) };
    const text = plain(
      (await mailAbout({ kind: 'request', request: exampleRequest(answers), given: [] })).text,
    );
    if (line === undefined) expect(text).not.toContain('Courtier');
    else expect(text).toContain(line);
  });

  // W-10.17
  it('about a shared request is answered to the applicant', async () => {
    const share = exampleShare(new Date('2026-11-20T14:00:00Z'), { state: 'to-agree' });
    const { loan } = share.applicant;
    const accepted = { at: '2026-11-22T09:00:00.000Z', lang: 'nl' as const, text: 'x' };
    const part = { answers: {}, maxStep: '6', loan, accepted };
    const agreement = awaitedAgreement({ ...share, part });
    if (agreement === undefined) throw new Error('Nothing to agree to');
    const applicantsEmail = 'emile@example.be';
    expect((await mailAbout({ kind: 'share', agreement, applicantsEmail })).replyTo).toBe(
      applicantsEmail,
    );
  });

  it('names the borrower of each line of the budget, and why it does not count', async () => {
    const owing = {
      ...COUPLE_ANSWERS,
      coborrowerWorkingCategory: 'CHO',
      coborrowerMainIncome: '900',
    };
    const text = plain(
      (await mailAbout({ kind: 'request', request: exampleRequest(owing), given: [] })).text,
    );
    // Long labels and values are wrapped in columns.
    for (const part of [
      'Revenu mensuel net, 650,00 € (allocation de chômage, prise',
      'co-emprunteur : en compte jusqu’à 650 €, indiqué : 900,00 €)',
    ])
      expect(text).toContain(part);
  });

  it('has no budget if an earlier version stored the request', async () => {
    const request = exampleRequest(COMPLETE_ANSWERS, { budget: undefined });
    expect((await mailAbout({ kind: 'request', request, given: [] })).text).not.toContain(
      'Budget du ménage',
    );
  });

  //
  it('has the summary attached, and shows no national number anywhere', async () => {
    const mail = await mailAbout({
      kind: 'request',
      request: exampleRequest(COUPLE_ANSWERS),
      given: [],
    });
    const [file, ...more] = mail.attachments ?? [];
    expect(more).toEqual([]);
    expect(file?.filename).toBe('Fluvia-recapitulatif-FLV-2026-7K3M9Q.pdf');
    const { text } = await readPdf(Buffer.from(file?.content ?? '', 'base64'));
    for (const everything of [text, mail.text, mail.html]) {
      expect(everything).toContain('Lotte');
      for (const number of ['033.28', '002.94']) expect(everything).not.toContain(number);
    }
  });

  it('leaves without the summary if it cannot be rendered, and says so', async () => {
    const stopped = new PdfFailure('No Typst for this machine', { mayPass: false });
    const none = {
      renderSummary: () => Promise.reject(stopped),
      renderSecci: pdfRenderer.renderSecci,
    };
    const mails: Mail[] = [];
    const request = exampleRequest();
    const taken = await office(async (mail) => void mails.push(mail), none).deliver(
      { kind: 'request', request, given: [] },
      'id',
    );
    expect(taken).toEqual({ ok: true });
    expect(mails[0]?.attachments).toEqual([]);
    expect(mails[0]?.text).toContain('n’a pas pu être établi');
    expect(unset).toEqual([`${request.id} No Typst for this machine`]);
  });

  it('escapes answers, whatever they contain', async () => {
    const request = exampleRequest(undefined, {
      answers: { ...COMPLETE_ANSWERS, message: 'a < b > c & d' },
    });
    const { html } = await mailAbout({ kind: 'request', request, given: [] });
    expect(html).not.toMatch(/<script|<img[^>]+src="(?!cid:)|url\(/i);
    expect(html).not.toContain('< b >');
  });
});

describe('the mail about a prospect', () => {
  const content = {
    step: '1',
    product: 'TAEGPSA1',
    contact: {
      gender: 'F',
      firstname: 'Lotte',
      lastname: 'Peeters',
      email: 'lotte@example.be',
      phone: '+32476123456',
    },
  };
  const prospect = {
    id: 'id',
    sessionId: 's',
    uniqid: 'u',
    savedAt: new Date('2026-11-20T14:05:00Z'),
    expiresAt: new Date(),
  };

  it.each<[ContractLocale, Record<string, string>, readonly string[], string]>([
    [
      'fr',
      { source: 'journal', medium: 'bannière' },
      [
        'Nouveau contact : Prêt personnel',
        'Le 20/11/2026 à 15 h 05',
        'Nom : Peeters',
        'Provenance : journal · bannière',
      ],
      '',
    ],
    [
      'nl',
      {},
      [
        'Nieuw contact: Persoonlijke lening',
        'Op 20/11/2026 om 15.05 uur',
        'lotte@example.be',
        '+32476123456',
      ],
      'Herkomst',
    ],
  ])('says in %s whom to call', async (lang, visit, present, absent) => {
    const mail = await mailAbout({
      kind: 'prospect',
      prospect: { ...prospect, content: { ...content, lang, visit } },
    });
    const text = plain(`${mail.subject}\n${mail.text}`);
    for (const sentence of present) expect(text).toContain(sentence);
    if (absent !== '') expect(text).not.toContain(absent);
    expect(mail.attachments).toBeUndefined();
  });
});

describe('the mail about a message of the contact form', () => {
  const address = 'https://site.example/api/v1/files/1/2';
  const inquiry = {
    id: 'id',
    form: 'contact' as const,
    lang: 'nl' as const,
    sentAt: new Date('2026-11-20T14:05:00Z'),
    answers: { subject: 'klacht', lastname: 'Peeters', message: 'Wie kan ik bellen?' },
    files: [{ id: 'f', name: 'brief.pdf', contentType: 'application/pdf', size: 2_000, address }],
  };

  it('says who wrote what, and where the files are', async () => {
    const mail = await mailAbout({ kind: 'contact', inquiry });
    const text = plain(`${mail.subject}\n${mail.text}`);
    for (const expected of [
      'Nieuw bericht: Een klacht',
      'op 20/11/2026 om 15.05 uur',
      'Naam: Peeters',
      'Wie kan ik bellen?',
      'brief.pdf (2 kB)',
      address,
    ])
      expect(text).toContain(expected);
    expect(mail.html).toMatch(new RegExp(`<a href="${address}"[^>]*>brief\\.pdf`));
    expect(text).not.toContain('Telefoon');
  });

  it('writes out characters that would hide or turn round what was typed', async () => {
    const answers = { ...inquiry.answers, message: 'Hallo \x1b[2J en \u202efdp.exe' };
    const { html, text } = await mailAbout({ kind: 'contact', inquiry: { ...inquiry, answers } });
    for (const control of ['\x1b', '\u202e']) expect(html + text).not.toContain(control);
    expect(text).toContain('Hallo \\u{1b}[2J en \\u{202e}fdp.exe');
  });

  it('keeps the lines of a message, apart from what stands next to it', async () => {
    const message = 'Goedemorgen,\n\n\nwie kan ik bellen?\nLotte';
    const answers = { ...inquiry.answers, message, email: 'lotte@example.be' };
    const { html, text } = await mailAbout({ kind: 'contact', inquiry: { ...inquiry, answers } });
    expect(text).toContain('\n\nBericht:\n  Goedemorgen,\n\n  wie kan ik bellen?\n  Lotte\n\n');
    expect(html).toMatch(/wie kan ik bellen\?<br\/?>(?:<!-- -->)?Lotte/);
    expect(html).toContain('href="mailto:lotte@example.be"');
  });

  it('shows the slug of a subject that is no longer offered', async () => {
    const answers = { ...inquiry.answers, subject: 'vroeger' };
    const mail = await mailAbout({ kind: 'contact', inquiry: { ...inquiry, answers } });
    expect(mail.subject).toBe('Nieuw bericht: vroeger');
  });
});

describe('the mail about a mortgage appointment', () => {
  it('writes the property’s address in one line', async () => {
    const answers = {
      project: 'buy',
      address: 'Veldstraat',
      addressnumber: '8',
      addressboite: 'B2',
      addresscap: '9000',
      addresscity: 'Gent',
    };
    const inquiry = {
      id: 'id',
      form: 'mortgage' as const,
      lang: 'fr' as const,
      sentAt: new Date('2026-11-20T14:05:00Z'),
      answers,
      files: [],
    };
    const { text } = await mailAbout({ kind: 'mortgage', inquiry });
    expect(plain(text)).toContain('Adresse : Veldstraat 8 boîte B2, 9000 Gent');
  });

  it('contains the project, the amounts and the simulation, worded as on the page', async () => {
    const answers = {
      name: 'Lotte',
      telephone: '+32475123456',
      project: 'renew',
      price: 45_000,
      revenuetotal: 2450.5,
      chargechilds: 2,
      legal: true,
      'ch-params': { mode: 'settle', type: 'light', amount: 900, years: 12 } as const,
    };
    const inquiry = {
      id: 'id',
      form: 'mortgage' as const,
      lang: 'nl' as const,
      sentAt: new Date('2026-11-20T14:05:00Z'),
      answers,
      files: [],
    };
    const mail = await mailAbout({ kind: 'mortgage', inquiry });
    const text = plain(`${mail.subject}\n${mail.text}`);
    for (const expected of [
      'Nieuw bericht: Aanvraag van een hypotheekafspraak',
      'Wat wilt u doen? Renoveren',
      'Kosten van de werken: € 45.000',
      'Hypothecair krediet light: € 900 per maand gedurende 12 jaar',
      'Voornaam: Lotte',
      '€ 2.450,50',
      'Kinderen ten laste: 2',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('Adres:');
  });
});

describe('a mail server that does not take it', () => {
  it('is reported by a code only', async () => {
    const refusing = office(() => Promise.reject(new Error('550 emile@example.be unknown')));
    const taken = await refusing.deliver(
      { kind: 'request', request: exampleRequest(), given: [] },
      'id',
    );
    expect(taken).toEqual({ ok: false, why: 'not taken' });
  });
});

describe('the mail about the newsletter', () => {
  const at = new Date('2026-11-20T14:05:00Z');
  const unsubscribe = 'https://www.fluvia.example/nl/newsletter/unsubscribe/1/2';
  const subscription = {
    id: 'id',
    email: 'lotte@example.be',
    consent: '',
    unsubscribe,
    askedAt: at,
    expiresAt: at,
    mailedAt: at,
    confirmedAt: at,
  };

  it.each([
    ['fr', undefined, /une inscription/, /Confirmée le 20\/11\/2026 à 15/],
    ['nl', undefined, /een inschrijving/, /Bevestigd op 20\/11\/2026 om 15/],
    ['fr', at, /une désinscription/, /N’écrivez plus/],
    ['nl', at, /een uitschrijving/, /Schrijf niet meer/],
  ] as const)('in %s, ended %s', async (lang, endedAt, subject, sentence) => {
    const about = { ...subscription, lang, endedAt };
    const mail = await mailAbout({ kind: 'newsletter', subscription: about });
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toMatch(sentence);
    expect(mail.text).toContain('lotte@example.be');
    expect(mail.text.includes(unsubscribe)).toBe(endedAt === undefined);
  });
});
