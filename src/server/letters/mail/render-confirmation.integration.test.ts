import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { textFaults } from '#tests/examples/text-faults.ts';
import { KEEP, OTHER_KEEP } from '#tests/examples/usual-retention.ts';
import { type Confirmation, renderConfirmation } from './render-confirmation.ts';

const props = (overrides: Partial<Confirmation> = {}): Confirmation => ({
  locale: 'fr',
  keep: KEEP,
  lender: fluvia.lender,
  brand: fluvia.brand,
  firstname: 'Émile',
  tariffs: fluvia.tariffs,
  holidays: fluvia.holidays,
  request: {
    product: 'TAEGPSA1',
    reference: 'FLV-2026-7K3M9Q',
    sentAt: new Date('2026-11-28T10:00:00+01:00'),
    amount: cents(1_250_000),
    additionalAmount: cents(0),
    duration: 48,
    taeg: 4.49,
    monthlyAmount: cents(28_448),
  },
  hasDocuments: true,
  ...overrides,
});

describe('the confirmation', () => {
  it.each([
    [
      'fr',
      [
        'Votre demande FLV-2026-7K3M9Q',
        'Bonjour Émile,',
        '12 500,00 €',
        '48 mois',
        '4,49 %',
        '284,48 €',
        '13 655,04 €',
        'dans les 24 heures',
        'le lundi',
        'au plus tard le lundi 30 novembre',
        'dans les 48 heures',
        '31 jours',
        'Attention, emprunter de l’argent coûte aussi de l’argent.',
        fluvia.lender.phones.personal.shown,
        fluvia.lender.email,
        fluvia.lender.legalName.fr,
      ],
    ],
    [
      'nl',
      [
        'Uw aanvraag FLV-2026-7K3M9Q',
        'Dag Émile,',
        '€ 12.500,00',
        '48 maanden',
        '4,49 %',
        '€ 284,48',
        '€ 13.655,04',
        'binnen 24 uur',
        'op maandag',
        'binnen 48 uur',
        '31 dagen',
        'Let op, geld lenen kost ook geld.',
        fluvia.lender.phones.personal.shown,
        fluvia.lender.email,
        fluvia.lender.legalName.nl,
      ],
    ],
  ] as const)('is complete in %s, as HTML and as text', async (locale, sentences) => {
    const mail = await renderConfirmation(props({ locale }));
    expect(mail.html).toContain(`lang="${locale}"`);
    const html = plain(mail.subject + mail.html.replace(/<[^>]+>/g, ''));
    const text = plain(mail.subject + mail.text);
    for (const sentence of sentences) {
      expect(html, 'HTML').toContain(plain(sentence));
      expect(text, 'text').toContain(plain(sentence));
    }
    expect(textFaults(mail.text)).toEqual([]);
  });

  it.each([
    ['fr', '90 jours après'],
    ['nl', '90 dagen na'],
  ] as const)(
    'states in %s how long a request is kept by these settings',
    async (locale, periods) => {
      const { text } = await renderConfirmation(props({ locale, keep: OTHER_KEEP }));
      expect(plain(text)).toContain(periods);
    },
  );

  it.each([
    ['fr', 'Ces chiffres sont ceux de votre demande', /votre simulation/],
    ['nl', 'Dit zijn de cijfers van uw aanvraag', /uw simulatie/],
  ] as const)(
    'states in %s that its figures are the request’s, which may differ from those simulated',
    async (locale, own, simulated) => {
      const completed = { coborrower: 'Lotte Peeters', isChanged: true };
      for (const overrides of [{}, { completed }]) {
        const text = plain((await renderConfirmation(props({ locale, ...overrides }))).text);
        expect(text).toContain(own);
        expect(text).not.toMatch(simulated);
      }
    },
  );

  it('states an additional amount and the sum, if there is an additional amount', async () => {
    const { request } = props();
    const grouped = props({ request: { ...request, additionalAmount: cents(100_000) } });
    expect((await renderConfirmation(props())).text).not.toContain('supplémentaire');
    const { text } = await renderConfirmation(grouped);
    expect(plain(text)).toContain('Montant supplémentaire 1 000,00 €');
    expect(plain(text)).toContain('Montant total emprunté 13 500,00 €');
  });

  it('has its figures at one place in the text', async () => {
    const { text } = await renderConfirmation(props());
    expect(text).toContain('\nDurée               48\u00a0mois\nTAEG                4,49\u00a0%\n');
  });

  it.each([
    ['fr', 'Vous trouvez en pièces jointes', 'n’ont pas pu être joints'],
    ['nl', 'In bijlage vindt u', 'konden we niet bij deze e-mail voegen'],
  ] as const)('says in %s whether its documents are attached', async (locale, attached, not) => {
    const both = await renderConfirmation(props({ locale }));
    expect(plain(both.text)).toContain(attached);
    expect(plain(both.text)).not.toContain(not);
    const none = await renderConfirmation(props({ locale, hasDocuments: false }));
    expect(plain(none.text)).toContain(not);
    expect(plain(none.text)).not.toContain(attached);
  });

  it('escapes a name, whatever it contains', async () => {
    const { html } = await renderConfirmation(props({ firstname: '<b>x</b>' }));
    expect(html).not.toContain('<b>x</b>');
    expect(html).toContain('&lt;b&gt;x');
  });

  it('loads nothing and runs nothing', async () => {
    const { html, pictures = [] } = await renderConfirmation(props());
    expect(html).not.toMatch(/<script|<link[^>]+stylesheet|url\(/i);
    const shown = [...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, address]) => address);
    expect(shown).toEqual(['cid:mark@mail', 'cid:loan@mail']);
    expect(pictures.map(({ cid }) => `cid:${cid}`)).toEqual(shown);
  });

  it('carries the loan as a river, small and named by nothing of the loan', async () => {
    const { html, text, pictures = [] } = await renderConfirmation(props());
    for (const { content, filename, contentType } of pictures) {
      const file = Buffer.from(content, 'base64');
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      expect(file.length, filename).toBeLessThan(20_000);
      expect(contentType).toBe('image/png');
    }
    expect(pictures.map(({ filename }) => filename)).toEqual(['mark.png', 'loan.png']);
    const shown = plain(html);
    expect(shown).toContain('après 1 an : 9 578 €, après 2 ans : 6 524 €, après 3 ans : 3 334 €');
    expect(shown).toContain('Les rives sont l’intérêt, 1 155 € en tout.');
    expect(plain(text)).not.toContain('après 1 an');
  });
});

/** Spaces of every kind as a plain space, entities as characters, so that all else is compared exactly. */
function plain(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');
}
