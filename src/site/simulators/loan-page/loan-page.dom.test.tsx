import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { FAQ_WORDS } from '#words/faq/faq.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { Headline } from './headline.tsx';
import { LoanBar } from './loan-bar.tsx';
import { Asked, LoanQuestions, LoanSection } from './loan-sections.tsx';
import { OpenApplication } from './open-application.tsx';
import { type ComparePage, type OtherLoan, OtherLoans } from './other-loans.tsx';

afterEach(closeSimulators);

const { lender } = fluvia;
const hrefs = (page: SimulatorPage) => page.all('a').map((link) => link.getAttribute('href'));

describe('the headline of a loan’s page', () => {
  it.each([true, false])('is its only title, whether it names a product: %s', (names) => {
    const page = new SimulatorPage(<Headline title="Un prêt" lead="Calculer." names={names} />);
    expect(page.all('h1').map(({ textContent }) => textContent)).toEqual(['Un prêt']);
    expect(page.text).toContain('Calculer.');
  });
});

describe('the bar of a loan’s page', () => {
  const SECTIONS = [{ id: 'combien', title: 'Combien' }];
  const openBar = (locale: 'fr' | 'nl' = 'fr') =>
    new SimulatorPage(<LoanBar words={LOAN_WORDS[locale]} sections={SECTIONS} />, { locale });

  it('leads to the sections of the text, then to those of every loan', async () => {
    const page = openBar();
    const options = page.all<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, plain(textContent)])).toEqual([
      ['', 'Aller à…'],
      ['#combien', 'Combien'],
      ['#asked', 'Ce que nous demandons'],
      ['#questions', 'Questions sur ce crédit'],
    ]);
    await page.isAccessible();
  });

  it('leads back to the amount, to help and to the tip, in full words', () => {
    const page = openBar('nl');
    const { quickAccess } = LOAN_WORDS.nl;
    const links = page.all('.quick-access a');
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    ).toEqual([
      ['#amount', quickAccess.modify.long],
      ['#questions', quickAccess.help.long],
      ['#tip', quickAccess.tip.long],
    ]);
  });
});

describe('the sections of a loan’s page', () => {
  it('have a title that links can lead to, and the loan’s drawing next to the first', async () => {
    const section = (drawnFor: 'car' | undefined) => (
      <LoanSection id="combien" title="Combien" drawnFor={drawnFor}>
        <p>Texte</p>
      </LoanSection>
    );
    const page = new SimulatorPage(section('car'));
    expect(page.find('#combien h2').textContent).toBe('Combien');
    expect(page.has('svg')).toBe(true);
    await page.isAccessible();
    closeSimulators();
    expect(new SimulatorPage(section(undefined)).has('svg')).toBe(false);
  });

  it.each(CONTRACT_LOCALES)('say in %s what is asked', async (locale) => {
    const words = LOAN_WORDS[locale];
    const page = new SimulatorPage(<Asked words={words} asked="Vos revenus." />, { locale });
    expect(page.find('#asked h2').textContent).toBe(words.requestedTitle);
    expect(page.find('#asked').textContent).toContain('Vos revenus.');
    await page.isAccessible();
  });

  it('end with questions, the way to all of them, and whom to ask', async () => {
    const page = new SimulatorPage(
      <LoanQuestions
        words={LOAN_WORDS.fr}
        allPath="/fr/questions/"
        ask={{ words: FAQ_WORDS.fr.ask, phone: lender.phones.personal, email: lender.email }}
      >
        <p>Une question</p>
      </LoanQuestions>,
    );
    expect(page.find('#questions').textContent).toContain('Une question');
    expect(hrefs(page)).toEqual([
      '/fr/questions/',
      `tel:${lender.phones.personal.e164}`,
      `mailto:${lender.email}`,
    ]);
    await page.isAccessible();
  });

  // F-1.8
  it('lead to no page of questions where there is none', () => {
    const ask = { words: FAQ_WORDS.fr.ask, phone: lender.phones.personal, email: lender.email };
    const page = new SimulatorPage(
      <LoanQuestions words={LOAN_WORDS.fr} allPath={undefined} ask={ask}>
        {[]}
      </LoanQuestions>,
    );
    expect(hrefs(page)).toEqual([`tel:${lender.phones.personal.e164}`, `mailto:${lender.email}`]);
  });
});

// W-2.22
describe('an application that is open in this browser', () => {
  const openNote = (token?: string, locale: 'fr' | 'nl' = 'fr') =>
    new SimulatorPage(
      <OpenApplication words={LOAN_WORDS[locale].openApplication} href="/fr/demande-de-credit/" />,
      {
        locale,
        beforeHydration: (built) => {
          // Nobody's application is built into a page.
          expect(built.text).toBe('');
          if (token !== undefined) localStorage.setItem('pat_jwt', token);
        },
      },
    );

  it.each([
    ['fr', 'Votre demande est ouverte', 'Revenir à ma demande'],
    ['nl', LOAN_WORDS.nl.openApplication.title, LOAN_WORDS.nl.openApplication.back],
  ] as const)('is mentioned in %s, with the way back to it', async (locale, title, back) => {
    const page = openNote('token', locale);
    expect(page.text).toContain(plain(title));
    const link = page.find('[data-action="resume"]');
    expect(link.textContent).toBe(back);
    expect(link.getAttribute('href')).toBe('/fr/demande-de-credit/');
    await page.isAccessible();
  });

  it('is not mentioned where there is none', () => {
    expect(openNote().text).toBe('');
  });
});

describe('the other loans', () => {
  const LOANS: OtherLoan[] = [
    { title: 'Une voiture', href: '/fr/pret-auto/' },
    { title: 'Une copropriété', href: '/fr/pret-copropriete/' },
  ];
  const openLoans = (compare?: ComparePage) =>
    new SimulatorPage(<OtherLoans words={LOAN_WORDS.fr.others} loans={LOANS} compare={compare} />);

  it('are links to their pages', async () => {
    const page = openLoans();
    expect(page.all('h3').map(({ textContent }) => textContent)).toEqual([
      'Une voiture',
      'Une copropriété',
    ]);
    expect(hrefs(page)).toEqual(['/fr/pret-auto/', '/fr/pret-copropriete/']);
    await page.isAccessible();
  });

  it('end with the page that compares all, if it is built', () => {
    const compare = { title: 'Tout comparer', text: 'Sur une page.', href: '/fr/simulateur/' };
    const page = openLoans(compare);
    expect(hrefs(page).at(-1)).toBe('/fr/simulateur/');
    closeSimulators();
    expect(openLoans().text).not.toContain('Tout comparer');
  });

  it('name the event of each link for the measurements', () => {
    const [link] = openLoans().all('a');
    expect(JSON.parse(link?.dataset.event ?? '')).toEqual({
      event: 'more-info',
      page: '/fr/pret-auto/',
    });
  });
});
