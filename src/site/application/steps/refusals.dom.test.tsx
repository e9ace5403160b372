import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { calendarDateIn } from '#domain/calendar/clock.ts';
import { addMonths, formatDate } from '#domain/calendar/date.ts';
import { closePage, openPage, SIMULATION } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';

const AUTOMATIC = 'Cette réponse est automatique';

afterEach(closePage);

/** The date so many full months ago, a day of the month that every month has. */
function monthsAgo(months: number): string {
  const today = calendarDateIn('Europe/Brussels', new Date());
  return formatDate(addMonths({ ...today, day: Math.min(today.day, 28) }, -months));
}

//
it('a loan that is not offered is named, with the reason', async () => {
  const simulation = { ...SIMULATION, product_code: 'TAEGIVC1', amount: 6_000, duration: 36 };
  const vehicle = {
    sellerType: 'garage',
    firstRegistration: monthsAgo(5),
    price: '7600',
    advance: '1600',
  };
  const page = await (await openPage(vehicle, { simulation })).goOnTo('1b');
  page.serve([/\/rate\//, [422, {}]]);
  page.press('next');
  const notice = await page.findNotice('alert', 'en ligne');
  expect(notice.textContent).toContain('Le véhicule a moins de 3 ans');
  expect(notice.textContent).toContain('Prêt auto, voiture neuve');
  expect(notice.textContent).toContain(AUTOMATIC);
  await page.isAccessible();
});

it('what a vehicle stands in the way of is told with what is possible', async () => {
  const simulation = { ...SIMULATION, product_code: 'TAEGIVC1', amount: 12_500, duration: 60 };
  // 73 months old: 47 are left, and 36 are offered.
  const vehicle = {
    sellerType: 'garage',
    firstRegistration: monthsAgo(73),
    price: '20000',
    advance: '5000',
  };
  const server = [[/\/rate\/\w+\/\d+\/47$/, [200, { duration: 36, taeg: 7.45 }]]] as const;
  const page = await (await openPage(vehicle, { simulation, server })).goOnTo('1b');
  const tooOld = await page.findNotice('status', 'plus de 10 ans');
  await waitFor(() => expect(tooOld.textContent).toMatch(/peut aller jusqu’à 36\smois/));
  const change = [...tooOld.querySelectorAll('a')].find(({ textContent }) =>
    textContent.includes('Modifier la simulation'),
  );
  expect(change?.getAttribute('href')).toMatch(/^\/fr\/pret-auto\/\?.*amount=12500&/);

  page.fill('firstRegistration', monthsAgo(50));
  await page.isSilentOf('plus de 10 ans');
  page.press('next');
  await waitFor(() => expect(document.getElementById('advance-error')).not.toBeNull());
  const wrong = document.getElementById('advance-error')?.textContent;
  expect(wrong).toMatch(/entre 15\s000\s€ \(le prix moins/);
  expect(wrong).toMatch(/et 16\s500\s€ \(110\s%/);
  const amount = await page.findNotice('status', 'Le montant se modifie');
  expect(amount.querySelector('a')?.textContent).toBe('Modifier la simulation');
  await page.isAccessible();
});

//
it('without a job and rental income the refusal is foreseen at step 2', async () => {
  const foreseen = 'wordt een aanvraag geweigerd';
  const page = await (await openPage({}, { locale: 'nl' })).goOnTo('2');
  await page.isSilentOf(foreseen);
  page.fill('workingCategory', 'SAN');
  const warning = await page.findNotice('status', foreseen);
  expect(warning.querySelector('a')?.textContent).toBe('Contact opnemen');
  expect(page.has('next')).toBe(true);
  await page.isAccessible();
  page.fill('hasAdditionalIncome', 'yes');
  page.fill('rentalIncome', '400');
  await page.isSilentOf(foreseen);
});

// L-4.8, L-5.3
it('every refusal says that it is automatic', async () => {
  const simulation = { ...SIMULATION, product_code: 'TAEGINI1', amount: 25_000, duration: 96 };
  const page = await (await openPage({}, { simulation })).goOnTo('1c');
  expect(page.root.textContent).toContain(AUTOMATIC);
  page.press('adapt');
  await page.isAt('1');
  page.fill('isLandlord', 'yes');
  page.fill('maritalStatus', 'MAR');
  page.fill('maritalContractType', 'CL');
  page.fill('coborrowerMaritalType', 'no');
  await page.goOnTo('2');
  expect(page.title?.textContent).toBe('La demande s’arrête ici');
  expect(page.root.textContent).toContain(AUTOMATIC);
});

//
it('insufficient incomes at the recap say so too, with the way to a person', async () => {
  const page = await openStep('6', { workingCategory: 'SAN', hasAdditionalIncome: 'no' });
  expect(page.root.textContent).toContain(AUTOMATIC);
  expect(page.link('Nous contacter')?.getAttribute('href')).toBe('/fr/contact/');
  expect(page.has('send')).toBe(false);
});

it('the application ends where the spouse does not subscribe, and goes on once that is corrected', async () => {
  const married = {
    maritalStatus: 'MAR',
    maritalContractType: 'CL',
    coborrowerMaritalType: 'no',
  };
  const page = await (await openPage(married)).goOnTo('2');
  expect(page.title?.textContent).toBe('La demande s’arrête ici');
  await waitFor(() => expect(document.activeElement).toBe(page.title));
  expect(page.has('next')).toBe(false);
  expect(page.link('Nous contacter')?.getAttribute('href')).toBe('/fr/contact/');
  await page.isAccessible();
  page.press('previous');
  await page.isAt('1');
  page.fill('maritalContractType', 'SB');
  expect(page.asks('coborrowerMaritalType')).toBe(false);
  await page.goOnTo('2');
  expect(page.asks('workingCategory')).toBe(true);
});
