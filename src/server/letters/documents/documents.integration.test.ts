import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { readPdf, squeeze } from '#tests/pdf/read-pdf.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import type { Site } from '../../http/pages/load-site.ts';
import { PdfFailure, type PdfRenderer } from '../pdf/pdf-documents.ts';

const DAY = 24 * 3_600_000;

/** As the browser saves it: the loan, the answers, and none of the last step's consents. */
const DRAFT = { ...COMPLETE_ANSWERS, exactData: '', useMyData: '' };

/** Minimal built pages. */
const PAGES: Readonly<Record<string, string>> = {
  '/fr/503/': 'pas de document',
  '/nl/503/': 'geen document',
};

const siteOf = (pages: typeof PAGES): Site =>
  new Map(
    Object.entries(pages).map(([address, text]) => [
      address,
      {
        type: 'text/html; charset=utf-8',
        bodies: { identity: Buffer.from(text) },
        etag: text,
        immutable: false,
        policy: undefined,
      },
    ]),
  );

/** The secret parts of every address that was given out. */
const secretParts: string[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());

async function submit(
  uniqid: string,
  query: string,
  payload: object,
  token?: string,
  to: TestApp = test,
) {
  return to.app.inject({
    method: 'POST',
    url: `/api/v1/submit?action=pat_form&uniqid=${uniqid}&${query}`,
    headers: { authorization: `Bearer ${token ?? (await to.openSession())}` },
    payload,
  });
}

async function addressesOf(
  lang: string,
  answers: object = DRAFT,
  uniqid = randomUUID(),
  of: TestApp = test,
) {
  const saved = await submit(uniqid, 'step=6', { lang, ...answers }, undefined, of);
  expect(saved.statusCode).toBe(200);
  const { status, ...addresses } = saved.json();
  expect(status).toBe(200);
  secretParts.push(
    ...Object.values<string>(addresses).flatMap((address) => address.split('/').slice(-2)),
  );
  return addresses as { summary: string; secci: string };
}

describe('the documents of an application', () => {
  it.each([
    ['fr', 'Pasencoreenvoyée'],
    ['nl', 'Nognietverstuurd'],
  ])('open in %s at the address that the draft’s answer contains', async (lang, state) => {
    const { summary, secci } = await addressesOf(lang);
    expect(summary).toMatch(new RegExp(`^/${lang}/summary-pdf/[\\w-]{36}/[\\w-]{43}$`));
    const answer = await test.app.inject(summary);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="Fluvia-[\w-]+\.pdf"$/),
    });
    const { text, source } = await readPdf(answer.rawPayload);
    for (const expected of [state, 'D’Hondt', '85.07.30-033.28']) expect(text).toContain(expected);
    expect(source).toContain(`${lang}-BE`);

    const sheet = await test.app.inject(secci);
    expect(sheet.statusCode).toBe(200);
    expect((await readPdf(sheet.rawPayload)).text).toContain('284,48');
  });

  it('open in the other language too', async () => {
    const { summary } = await addressesOf('fr');
    const answer = await test.app.inject(summary.replace('/fr/', '/nl/'));
    expect((await readPdf(answer.rawPayload)).text).toContain('Uwkredietaanvraag');
  });

  it('are not linked to before the recap', async () => {
    const saved = await submit(randomUUID(), 'step=5', { lang: 'fr', ...DRAFT });
    expect(saved.json()).toEqual({ status: 200 });
  });

  it('do not exist while an answer is missing or wrong', async () => {
    for (const wrong of [{ birthDate: '' }, { nationalRegistry: '85.07.30-033.29' }]) {
      const { summary, secci } = await addressesOf('fr', { ...DRAFT, ...wrong });
      expect((await test.app.inject(summary)).statusCode).toBe(404);
      expect((await test.app.inject(secci)).statusCode).toBe(404);
    }
  });

  //
  it('have the figures of the page, and are not linked to with others than the tariff’s', async () => {
    const uniqid = randomUUID();
    const token = await test.openSession();
    const save = (figures: object) =>
      submit(uniqid, 'step=6', { lang: 'fr', ...DRAFT, ...figures }, token);
    const { summary } = (await save({ taeg: '4.49' })).json();
    for (const figures of [{ taeg: '0.1' }, { amount: '1' }]) {
      expect(Object.keys((await save(figures)).json())).toEqual(['status']);
      expect((await test.app.inject(summary)).statusCode).toBe(404);
    }
    await save({ taeg: '4.49' });
    const { tariffs } = fluvia;
    const { rates } = tariffs.TAEGPSA1;
    const dearer = rates.map((rate) => ({
      ...rate,
      offers: rate.offers.map((offer) => ({ ...offer, taeg: offer.taeg + 1 })),
    }));
    Object.assign(tariffs, { TAEGPSA1: { ...tariffs.TAEGPSA1, rates: dearer } });
    try {
      const { text } = await readPdf((await test.app.inject(summary)).rawPayload);
      expect(text).toContain(squeeze('TAEG, taux fixe 4,49 %'));
    } finally {
      Object.assign(tariffs, { TAEGPSA1: { ...tariffs.TAEGPSA1, rates } });
    }
  });

  it('do not open at any other address', async () => {
    const { summary, secci } = await addressesOf('fr');
    const other = await addressesOf('fr');
    const hash = summary.split('/').at(-1) ?? '';
    const uniqid = summary.split('/').at(-2) ?? '';
    for (const address of [
      summary.slice(0, -1),
      `${summary}A`,
      `${summary}/`,
      summary.replace(hash, 'x'.repeat(43)),
      summary.replace(hash, other.summary.split('/').at(-1) ?? ''),
      summary.replace(hash, secci.split('/').at(-1) ?? ''),
      summary.replace('summary', 'secci'),
      summary.replace(uniqid, randomUUID()),
      summary.replace('/fr/', '/de/'),
      summary.replace(uniqid, '%00'),
    ]) {
      const answer = await test.app.inject(address);
      expect(answer.statusCode, address).toBe(404);
      expect(answer.headers['content-type'], address).toMatch(/^text\/(plain|html)/);
    }
    expect((await test.app.inject({ method: 'POST', url: summary })).statusCode).toBe(405);
  });

  it('are deleted with the draft', async () => {
    const { summary } = await addressesOf('fr');
    test.setNow(new Date(NOW.getTime() + 31 * DAY));
    expect((await test.app.inject(summary)).statusCode).toBe(404);
    test.setNow(NOW);
  });

  //
  it('are the request’s once it is sent, and are attached to its mail', async () => {
    const uniqid = randomUUID();
    const token = await test.openSession();
    const saved = await submit(uniqid, 'step=6', { lang: 'nl', ...DRAFT }, token);
    const sent = await submit(uniqid, 'send=1', { lang: 'nl', ...COMPLETE_ANSWERS }, token);
    expect(sent.statusCode).toBe(200);
    const reference = sent.json().message;

    const answer = await test.app.inject(saved.json().summary);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`${reference}.pdf`);
    const { text } = await readPdf(answer.rawPayload);
    for (const expected of [reference, 'Verstuurd op 20/11/2026', 'Uw verklaringen'])
      expect(text).toContain(squeeze(expected));

    await test.mailed(1);
    const [mail] = await test.mailsTo(String(COMPLETE_ANSWERS.email));
    expect(mail?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`Fluvia-overzicht-${reference}.pdf`, 'application/pdf'],
      [`Fluvia-precontractuele-informatie-${reference}.pdf`, 'application/pdf'],
    ]);
    const [file] = mail?.attachments ?? [];
    const attached = Buffer.from(file?.content ?? '', 'base64');
    const { text: mailed } = await readPdf(attached);
    expect(text).toContain(COMPLETE_ANSWERS.nationalRegistry);
    expect(mailed).toContain('85.07.30-•••.••');
    expect(mailed).not.toContain(COMPLETE_ANSWERS.nationalRegistry);
    expect(mailed).toContain(squeeze(reference));

    const page = await test.app.inject(`/dev/mail/${mail?.id}/`);
    expect(page.body).toContain(`/dev/mail/${mail?.id}/attachments/0`);
    const read = await test.app.inject(`/dev/mail/${mail?.id}/attachments/0`);
    expect(read.rawPayload.equals(attached)).toBe(true);
    expect((await test.app.inject(`/dev/mail/${mail?.id}/attachments/2`)).statusCode).toBe(404);
  });

  it('leave no trace in the log', () => {
    const log = test.log();
    expect(log).toContain('/:lang/summary-pdf/:uniqid/:hash');
    expect(secretParts.length).toBeGreaterThan(10);
    for (const secret of ['Hondt', 'emile', '85.07.30', ...secretParts]) {
      expect(log, secret).not.toContain(secret);
    }
  });
});

describe('a document that cannot be rendered', () => {
  const FAILURE = 'No Typst for this machine';
  let pdfRenderer: PdfRenderer;
  let failing: TestApp;
  beforeAll(async () => {
    const render = () => Promise.reject(new PdfFailure(FAILURE, { mayPass: false }));
    pdfRenderer = { renderSummary: render, renderSecci: render };
    failing = await openTestApp(await openDatabaseInMemory(), { pdfRenderer, site: siteOf(PAGES) });
  });
  afterAll(() => failing.close());

  it.each(['fr', 'nl'] as const)('is a page that says so in %s, to return to', async (lang) => {
    const addresses = await addressesOf(lang, DRAFT, randomUUID(), failing);
    for (const address of [addresses.summary, addresses.secci]) {
      const answer = await failing.app.inject({
        url: address,
        headers: { 'accept-language': lang === 'fr' ? 'nl' : 'fr' },
      });
      expect([answer.statusCode, answer.body]).toEqual([503, PAGES[`/${lang}/503/`]]);
      expect(answer.headers).toMatchObject({
        'retry-after': '300',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  it('is logged with its kind and the reason, and nothing of the application', () => {
    expect(failing.log()).toMatch(
      /"level":50.*"kind":"secci","reason":"No Typst for this machine","msg":"A document could not be rendered"/,
    );
    for (const secret of ['Hondt', '85.07.30', ...secretParts])
      expect(failing.log()).not.toContain(secret);
  });

  it('has the same address once it can be rendered', async () => {
    const { summary } = await addressesOf('fr', DRAFT, randomUUID(), failing);
    expect((await failing.app.inject(summary)).statusCode).toBe(503);
    pdfRenderer.renderSummary = async () => Buffer.from('%PDF');
    expect((await failing.app.inject(summary)).body).toBe('%PDF');
  });
});

describe('too many requests', () => {
  it('are refused as such, not as an unknown address', async () => {
    const strict = await openTestApp(await openDatabaseInMemory(), {
      settings: { publicUrl: 'http://localhost:3000', rateLimit: 1 / 60, trustProxy: false },
    });
    const call = () => strict.app.inject(`/fr/summary-pdf/x/${'x'.repeat(43)}`);
    expect((await call()).statusCode).toBe(404);
    expect((await call()).statusCode).toBe(429);
    await strict.close();
  });
});
