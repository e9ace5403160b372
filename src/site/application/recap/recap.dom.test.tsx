import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ApplicationPage,
  closePage,
  giveConsents,
  openRecap,
  SIMULATION,
} from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { translatePage } from '#tests/dom/translate-page.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { LARGE_ADVANCE, USED } from '#tests/examples/situations.ts';

afterEach(closePage);

const DOCUMENTS = { summary: '/api/v1/documents/a/summary', secci: '/api/v1/documents/a/secci' };

const recap = (page: ApplicationPage) => {
  const found = page.root.querySelector('.recap');
  if (!found) throw new Error('There is no recap');
  return found;
};
const titles = (page: ApplicationPage) =>
  [...recap(page).querySelectorAll('h2')].map(({ textContent }) => textContent);
/** The answer that the recap gives under a label. */
function answerUnder(page: ApplicationPage, label: string): string | undefined {
  const terms = [...recap(page).querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
}
const changeLink = (page: ApplicationPage, name: string) => {
  const link = recap(page).querySelector<HTMLAnchorElement>(`[data-field="${name}"]`);
  if (!link) throw new Error(`No link to ${name}`);
  return link;
};

describe('the recap', () => {
  it('shows the loan, then the answers to each step as a letter', async () => {
    const page = await openStep('6');
    expect(titles(page)).toEqual([
      'Votre prêt',
      'Vous et votre logement',
      'Activité et revenus',
      'Charges et crédits',
      'Identité et projet',
    ]);
    expect(recap(page).textContent).toContain('Loyer\u00a0: 720\u00a0€ par mois.');
    expect(answerUnder(page, 'Montant')).toMatch(/^12\s500\s€$/);
    expect(answerUnder(page, 'Durée')).toBe('48 mois');
    expect(recap(page).textContent).toContain('Clinique du Pont');
    expect(recap(page).textContent).toContain('85.07.30-033.28');
    expect(recap(page).textContent).not.toContain('CEL');
    await page.isAccessible();
  });

  //
  it('shows the answers of two side by side, under their names', async () => {
    const page = await openStep('6', COUPLE_ANSWERS, { locale: 'nl' });
    const who = [...recap(page).querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(who).toEqual(Array.from({ length: 4 }, () => ['Émile', 'Lotte']).flat());
    expect(recap(page).textContent).toContain('Basisschool De Brug');
    expect(recap(page).textContent).toContain('Veldstraat');
    await page.isAccessible();
  });

  it('offers no more than ten changes to two who buy a car, who are asked most', async () => {
    const simulation = { ...SIMULATION, product_code: 'TAEGIVC1', amount: 12_000 };
    const answers = { ...COUPLE_ANSWERS, ...LARGE_ADVANCE, ...USED };
    const page = await openStep('6', answers, { simulation });
    expect(titles(page)).toContain('Le véhicule');
    expect(recap(page).querySelectorAll('[data-action="change"]').length).toBeLessThanOrEqual(10);
  });

  it('leaves out what was hidden again', async () => {
    const page = await openStep('6', {
      hasExtraFees: 'no',
      extraFeesAmount: '40',
      extraFeesReason: 'Crèche',
    });
    expect(recap(page).textContent).not.toContain('Crèche');
  });

  it('tells of each credit in a paragraph', async () => {
    const credit = {
      type: 'PAT',
      amountBorrowed: '5000',
      monthlyAmount: '10',
      beginDate: '01/03/2025',
      duration: '48',
      payBack: 'no',
    };
    const page = await openStep('6', {
      hasCredits: 'yes',
      currentCredits: [credit, { ...credit, amountBorrowed: '7000' }],
    });
    const paragraphs = [...recap(page).querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Prêt à tempérament.*5\s000\s€/));
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Prêt à tempérament.*7\s000\s€/));
  });

  //
  it('says what sending means above the consents', async () => {
    const page = await openStep('6');
    const clauses = page.root.querySelector('.legal-clauses');
    expect(clauses?.textContent).toContain('Centrale des crédits aux particuliers');
    expect(clauses?.textContent).toContain('31');
    const consent = page.control('exactData');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect((clauses?.compareDocumentPosition(consent) ?? 0) & follows).toBe(follows);
  });
});

describe('a change link', () => {
  it('says which part it changes, and leads to its first question', async () => {
    const page = await openStep('6');
    const link = changeLink(page, 'workingCategory');
    expect(link.textContent).toMatch(/^Modifier\s: Activité et revenus$/);
    expect(link.getAttribute('href')).toBe('/fr/demande-de-credit/activite/');
    link.click();
    await page.isAt('2');
    await waitFor(() => expect(document.activeElement).toBe(page.control('workingCategory')));
    await page.isAccessible();
  });

  //
  it('leads back to the recap, where the reader was', async () => {
    const page = await openStep('6');
    changeLink(page, 'children').click();
    await page.isAt('3');
    page.fill('children', '2');
    expect(page.action('next').textContent).toBe('Revenir au récapitulatif');
    page.press('next');
    await page.isAt('6');
    await waitFor(() => expect(document.activeElement).toBe(changeLink(page, 'children')));
    expect(changeLink(page, 'children').closest('div')?.textContent).toContain('2');
  });

  it('does not lead back while the change leaves something wrong', async () => {
    const page = await openStep('6');
    changeLink(page, 'workingCategory').click();
    await page.isAt('2');
    page.fill('workingCategory', 'IND');
    page.press('next');
    await waitFor(() => expect(page.errorOf('companyNumber')).toBeTruthy());
    page.fill('companyNumber', '0403.019.261');
    page.press('next');
    await page.isAt('6');
    expect(recap(page).textContent).toContain('0403.019.261');
  });

  it('whose change leads to other conditions goes there first', async () => {
    const simulation = { ...SIMULATION, product_code: 'TAEGINI1', amount: 12_500 };
    const page = await openStep('6', { isLandlord: 'yes' }, { simulation });
    changeLink(page, 'borrowers').click();
    await page.isAt('1');
    page.fill('isLandlord', 'no');
    page.press('next');
    await page.isAt('1c');
  });
});

describe('the documents', () => {
  it('open next to the application once they are there', async () => {
    const saved = [/submit/, [200, { status: 200, ...DOCUMENTS }]] as const;
    const page = await openStep('6', {}, { server: [saved] });
    await waitFor(() => expect(page.root.querySelector('[data-document]')).not.toBeNull());
    for (const [kind, address] of Object.entries(DOCUMENTS)) {
      const link = page.root.querySelector<HTMLAnchorElement>(`[data-document="${kind}"]`);
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.target).toBe('_blank');
      expect(link?.textContent).toContain('PDF');
    }
    await page.isAccessible();
  });

  it('are not offered while there are none', async () => {
    const page = await openStep('6');
    expect(page.root.querySelector('[data-document]')).toBeNull();
  });
});

//
describe('the answers that stand on the recap itself', () => {
  it('are corrected there, and sent as corrected', async () => {
    const page = await openRecap();
    page.fill('lastname', 'Van Damme');
    page.press('send');
    await waitFor(() => expect(page.made(/send=1/)).toHaveLength(1));
    expect(page.made(/send=1/)[0]?.body.lastname).toBe('Van Damme');
  });

  // W-10.30
  it('stand in the letter as corrected on a page that the browser translated', async () => {
    const page = await openStep('6');
    translatePage(page.root);
    page.fill('firstname', 'Zoé');
    expect(recap(page).textContent).toContain('Zoé');
    expect(recap(page).textContent).not.toContain('Émile');
  });

  it('have to suit the contract, which is shorter than the form', async () => {
    const page = await openStep('6');
    giveConsents(page);
    page.fill('lastname', 'van den Bossche tot Ter Elst en Oudenhove');
    page.press('send');
    await waitFor(() => expect(page.errorOf('lastname')).toContain('30'));
    expect(page.made(/send=1/)).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(page.control('lastname')));
  });
});
