import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { type ApplicationPage, closePage, giveConsents } from '#tests/dom/application-page.tsx';
import { assessed, openPart } from '#tests/dom/coborrowers-page.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { fill } from '#words/translation.ts';

afterEach(closePage);

const OTHER = {
  product: 'TAEGINL1',
  amount: 12_500,
  additionalAmount: 0,
  duration: 60,
  taeg: 6.45,
  monthlyAmount: 243.8,
  reasons: ['creditsToRepay'],
};
const SEND = /send=1/;
const SENT = [SEND, [200, { status: 200, message: 'FLV-2026-7K3M9Q' }]] as const;

async function atRecap(page: ApplicationPage): Promise<ApplicationPage> {
  await page.goOnTo('6');
  giveConsents(page);
  return page;
}

describe.each(CONTRACT_LOCALES)('the co-borrower’s part, in %s', (locale) => {
  const { e2 } = COBORROWER_LINK_WORDS[locale];

  it('says who asks, and asks nothing of the applicant', async () => {
    const page = await openPart({ locale });
    expect(page.root.textContent).toContain(fill(e2.invited, { name: 'Émile D’Hondt' }));
    expect(page.asks('firstname')).toBe(false);
    expect(page.valueOf('coborrowerFirstname')).toBe('Lotte');
    expect(page.root.textContent).not.toContain('Rue de l’Écluse');
    expect(page.root.querySelector('.continue-elsewhere')).toBeNull();
    await page.isAccessible();
  });

  it('names what is missing, as their own', async () => {
    const page = await openPart({ locale, answers: {} });
    page.press('next');
    await waitFor(() => expect(page.errorOf('coborrowerPhone')).toBeTruthy());
    for (const { textContent } of page.listedErrors)
      expect(textContent).not.toContain(APPLICATION_WORDS[locale].errors.coborrower);
    await page.isAccessible();
  });

  it('says at the recap what they take upon themselves, and sends for both', async () => {
    const page = await atRecap(await openPart({ locale, server: [SENT] }));
    expect(page.asks('useMyData')).toBe(false);
    expect(page.root.textContent).toContain(e2.duty);
    expect(page.action('send').textContent).toBe(e2.send);
    await page.isAccessible();
    page.press('send');
    await page.isAt('7', locale);
    expect(page.root.querySelector('[data-value="reference"]')?.textContent).toBe(
      'FLV-2026-7K3M9Q',
    );
    expect(page.root.textContent).toContain('Lotte');
    await page.isAccessible();
  });
});

describe('the budget of the two', () => {
  //
  it('is assessed by the server, and shows neither the other’s figures', async () => {
    const page = await openPart({ server: [assessed({ isTight: true })] });
    await page.goOnTo('4');
    expect(page.root.textContent).toContain('Nous avons examiné le budget des deux emprunteurs');
    expect(page.root.querySelector('table')).toBeNull();
    expect(page.has('restart')).toBe(false);
    await page.isAccessible();
    page.press('adapt');
    await page.isAt('1');
  });

  it('that cannot be assessed is asked for again', async () => {
    const page = await (await openPart()).goOnTo('3');
    page.serve([/submit/, 'lost']);
    page.press('next');
    const notice = await page.findNotice('alert', 'La connexion est interrompue.');
    expect(notice.textContent).toContain('Nous n’avons pas pu examiner votre budget à deux.');
    await page.isAccessible();
    page.serve(assessed());
    page.press('retry');
    await page.isAt('5');
  });

  it('without any income stops the request', async () => {
    const page = await (await openPart()).goOnTo('3');
    page.serve(assessed({ hasInsufficientIncomes: true }));
    page.press('next');
    await waitFor(() => expect(page.root.dataset.step).not.toBe('3'));
    await page.goOnTo('6');
    const notice = await page.findNotice('status', 'Les revenus indiqués ne suffisent pas');
    expect(notice.textContent).toContain('Cette réponse est automatique');
    expect(page.has('send')).toBe(false);
    await page.isAccessible();
  });
});

describe('other conditions because of the co-borrower’s debts', () => {
  const server = [assessed({ proposal: OTHER })];

  it('need the applicant’s consent too, which is said', async () => {
    const page = await (await openPart({ server })).goOnTo('4b');
    expect(page.root.textContent).toContain(
      'La demande n’est envoyée que si Émile D’Hondt accepte ces conditions aussi.',
    );
    expect(page.figure('newDuration')).toBe(60);
    expect(page.has('restart')).toBe(false);
    expect(page.link('Modifier la simulation')).toBeUndefined();
    await page.isAccessible();
  });

  it('are sent to the applicant, who decides: there is no reference yet', async () => {
    const waits = [SEND, [200, { status: 200, message: false }]] as const;
    const page = await (await openPart({ server: [...server, waits] })).goOnTo('4b');
    page.press('continue');
    await page.isAt('5');
    await atRecap(page);
    page.press('send');
    await page.isAt('7');
    expect(page.title?.textContent).toBe('Votre partie est envoyée');
    await waitFor(() => expect(document.title).toBe('Votre partie est envoyée – Fluvia'));
    expect(page.root.textContent).toContain('C’est maintenant à Émile D’Hondt de décider.');
    expect(page.root.querySelector('[data-value="reference"]')).toBeNull();
    await page.isAccessible();
  });
});

it('a part whose session has ended on the way asks to open the link again', async () => {
  const page = await openPart();
  page.serve([/submit/, [401, {}]], [/jwt-refresh/, [401, {}]]);
  page.fill('coborrowerPhone', '0476/654321');
  await page.hasState('params-missing');
  await waitFor(() => expect(page.title?.textContent).toBe('Votre session est terminée'));
  await waitFor(() => expect(document.activeElement).toBe(page.title));
  await page.isAccessible();
});

describe('declining', () => {
  it('asks first, and the focus stays with the question', async () => {
    const page = await openPart();
    page.pressButton('Je ne souhaite pas emprunter');
    await page.findNotice('status', 'Ne pas emprunter');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Revenir à la demande'));
    await page.isAccessible();
    page.pressButton('Revenir à la demande');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Je ne souhaite pas emprunter'),
    );
    expect(page.made(/decline/)).toHaveLength(0);
  });

  it('ends the link, and says that it is noted', async () => {
    const page = await openPart();
    page.pressButton('Je ne souhaite pas emprunter');
    page.press('decline');
    await waitFor(() => expect(page.title?.textContent).toBe('C’est noté'));
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    expect(page.made(/decline/)).toHaveLength(1);
    await page.isAccessible();
  });
});

it.each([
  ['sent', 'La demande a été envoyée'],
  ['declined', 'Vous avez indiqué ne pas vouloir emprunter.'],
  ['lapsed', 'Le délai est dépassé.'],
  ['to-agree', 'décide maintenant des conditions'],
  ['refused', 'n’a pas accepté les conditions proposées'],
  ['unanswered', 'n’a pas répondu à temps'],
  ['replaced', 'Un lien plus récent l’a remplacé.'],
  ['a reason of tomorrow', 'Ce lien n’est pas complet.'],
])('a link that ended because it was %s says so while it is filled in', async (reason, text) => {
  const page = await openPart();
  page.serve([/submit/, [410, { type: 'urn:loanfront:problem:share-ended', reason }]]);
  page.fill('coborrowerPhone', '0476/654321');
  await page.hasState('params-missing');
  expect(page.root.textContent).toContain(text);
  expect(page.root.querySelector('form')).toBeNull();
  await page.isAccessible();
});
