import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ApplicationPage,
  closePage,
  openPage,
  SIMULATION,
} from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';

afterEach(closePage);

const CAR = { ...SIMULATION, product_code: 'TAEGIVC1', amount: 12_000 };

const stages = (page: ApplicationPage) => [
  ...page.root.querySelectorAll<HTMLElement>('[data-stage]'),
];
/** The numbers of the stages that can be clicked. */
const openStages = (page: ApplicationPage) =>
  stages(page)
    .filter((stage) => stage.querySelector('a'))
    .map(({ dataset }) => Number(dataset.stage));
const follow = (page: ApplicationPage, stage: number) =>
  page.root.querySelector<HTMLElement>(`[data-stage="${stage}"] a`)?.click();

describe('the stages', () => {
  it('name the whole way, and which of them is the present one', async () => {
    const page = await openPage();
    expect(stages(page).map(({ textContent }) => textContent)).toEqual([
      '1 Données',
      '2 Activité',
      '3 Frais',
      '4 Finalisation',
    ]);
    const current = page.root.querySelectorAll('[aria-current="step"]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['1 Données']);
    expect(openStages(page)).toEqual([]);
  });

  it('lead back and forth among those that were reached', async () => {
    const page = await openStep('3');
    expect(openStages(page)).toEqual([1, 2]);
    follow(page, 1);
    await page.isAt('1');
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    expect(openStages(page)).toEqual([2, 3]);
    follow(page, 3);
    await page.isAt('3');
    expect(page.valueOf('rent')).toBe('720');
  });

  it('lead no further than the answers allow', async () => {
    const page = await openStep('5');
    follow(page, 2);
    await page.isAt('2');
    page.fill('mainIncome', '');
    await waitFor(() => expect(openStages(page)).toEqual([1]));
    page.fill('mainIncome', '2350,50');
    await waitFor(() => expect(openStages(page)).toEqual([1, 3, 4]));
    follow(page, 4);
    await page.isAt('5');
  });

  it('have addresses of their own, for another tab', async () => {
    const page = await openStep('3', {}, { locale: 'nl' });
    const [first] = page.root.querySelectorAll<HTMLAnchorElement>('[data-stage] a');
    expect(first?.getAttribute('href')).toBe('/nl/kredietaanvraag/');
    await page.isAccessible();
  });

  it('are all closed once the request is sent', async () => {
    const page = await openStep('6');
    expect(openStages(page)).toEqual([1, 2, 3]);
    const other = new BroadcastChannel('loanfront-application');
    other.postMessage({ kind: 'sent', uniqId: 'own', end: 'sent' });
    await page.findNotice('alert', 'Cette demande est déjà envoyée.');
    expect(openStages(page)).toEqual([]);
    other.close();
  });
});

describe('Next', () => {
  it.each([
    ['1', 'Continuer vers l’activité'],
    ['2', 'Continuer vers les frais'],
    ['3', 'Continuer vers la finalisation'],
    ['5', 'Continuer vers le récapitulatif'],
  ] as const)('of step %s says where it leads: %s', async (step, label) => {
    const page = await openStep(step);
    expect(page.action('next').textContent).toBe(label);
  });

  it('of a vehicle’s loan leads to the vehicle first', async () => {
    const page = await openPage({}, { simulation: CAR });
    expect(page.action('next').textContent).toBe('Continuer vers le véhicule');
    page.press('next');
    await page.isAt('1b');
  });

  it('waits for what is not known of a postcode, and is not lost', async () => {
    const known = Promise.withResolvers<readonly [number, object]>();
    const page = await openPage({ zip: '' });
    page.serve([/\/validate$/, () => known.promise]);
    page.fill('zip', '5000');
    await waitFor(() => expect(page.root.querySelector('option[value="Namur"]')).not.toBeNull());
    page.fill('city', 'Namur');
    page.press('next');
    expect(page.root.dataset.step).toBe('1');
    known.resolve([200, { valid: true }]);
    await page.isAt('2');
  });

  it('that cannot be assessed says so, and is tried again', async () => {
    const page = await openPage({ zip: '' });
    page.serve([/\/validate$/, [503, {}]]);
    page.fill('zip', '5000');
    await waitFor(() => expect(page.root.querySelector('option[value="Namur"]')).not.toBeNull());
    page.fill('city', 'Namur');
    page.press('next');
    const notice = await page.findNotice('alert', 'La connexion est interrompue.');
    expect(notice.textContent).toContain('Nous n’avons pas pu vérifier le code postal.');
    await page.isAccessible();
    page.serve([/\/validate$/, [200, { valid: true }]]);
    page.press('retry');
    await page.isAt('2');
  });
});

describe('Previous', () => {
  it('is not on the first step', async () => {
    const page = await openPage();
    expect(page.has('previous')).toBe(false);
  });

  it('leads back with every answer, right or wrong', async () => {
    const page = await openStep('3');
    page.fill('rent', 'cher');
    page.press('previous');
    await page.isAt('2');
    expect(page.valueOf('mainIncome')).toBe('2350,50');
    page.press('next');
    await page.isAt('3');
    expect(page.valueOf('rent')).toBe('cher');
  });
});

describe('answers that contradict each other', () => {
  it('keep Next disabled, and lead to the one to correct', async () => {
    const page = await openStep('5', { nationalRegistry: '' });
    page.fill('birthDate', '30/07/2000');
    const notice = await page.findNotice('status', 'Deux de vos réponses se contredisent');
    expect(page.action('next').hasAttribute('disabled')).toBe(true);
    await page.isAccessible();
    page.link('Corriger la date de début')?.click();
    await page.isAt('2');
    await waitFor(() =>
      expect(document.activeElement).toBe(page.control('workingContractBeginDate')),
    );
    expect(notice.isConnected).toBe(false);
  });

  //
  it.each([
    ['birthDate', '30/07/2015', {}],
    ['birthDate', '30/07/1991', { livingSince: '1990' }],
    ['coborrowerBirthDate', '30/07/2015', COUPLE_ANSWERS],
  ] as const)('lead to %s of this step too', async (name, typed, answers) => {
    const page = await openStep('5', {
      ...answers,
      nationalRegistry: '',
      coborrowerNationalRegistry: '',
    });
    page.fill(name, typed);
    const notice = await page.findNotice('status', 'Deux de vos réponses se contredisent');
    page.link('Corriger la date de naissance')?.click();
    await waitFor(() => expect(document.activeElement).toBe(page.control(name)));
    expect(notice.isConnected).toBe(true);
    await page.isAt('5');
  });

  it('are no more once the answer is corrected', async () => {
    const page = await openStep('5', { nationalRegistry: '' });
    page.fill('birthDate', '30/07/2000');
    await page.findNotice('status', 'Deux de vos réponses se contredisent');
    page.fill('birthDate', '30/07/1990');
    await page.isSilentOf('Deux de vos réponses se contredisent');
    expect(page.action('next').hasAttribute('disabled')).toBe(false);
  });

  it('on a move before the birth lead to its year', async () => {
    const page = await openStep(
      '5',
      { livingSince: '1990', nationalRegistry: '' },
      { locale: 'nl' },
    );
    page.fill('birthDate', '30/07/1991');
    await waitFor(() => expect(page.action('next').hasAttribute('disabled')).toBe(true));
    const link = page.root.querySelector<HTMLAnchorElement>(
      '.notice a[href="/nl/kredietaanvraag/"]',
    );
    link?.click();
    await page.isAt('1', 'nl');
    await waitFor(() => expect(document.activeElement).toBe(page.control('livingSince')));
  });
});
