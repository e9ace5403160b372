import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { closePage, SIMULATION } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { LARGE_ADVANCE, NEW, SMALL_ADVANCE, USED } from '#tests/examples/situations.ts';

afterEach(closePage);

const USED_CAR = { ...SIMULATION, product_code: 'TAEGIVC1', amount: 12_000 };
const NEW_CAR = { ...USED_CAR, product_code: 'TAEGIVA1' };
const MOBILE_HOME = { ...USED_CAR, product_code: 'TAEGIMC1' };
const VEHICLE = { ...LARGE_ADVANCE, ...USED };
const EMPTY = { sellerType: '', firstRegistration: '', price: '', advance: '' };
/** A rate for whatever is asked. */
const server = [[/\/rate\//, [200, 5.99]]] as const;

describe.each(CONTRACT_LOCALES)('the vehicle’s step, in %s', (locale) => {
  it('names what is missing', async () => {
    const page = await openStep('1b', EMPTY, { locale, simulation: USED_CAR });
    page.press('next');
    await waitFor(() => expect(page.listedErrors).toHaveLength(4));
    for (const name of Object.keys(EMPTY)) expect(page.errorOf(name), name).toBeTruthy();
    await page.isAccessible();
  });

  it('leads on once the vehicle suits the loan', async () => {
    const page = await openStep('1b', EMPTY, { locale, simulation: USED_CAR });
    for (const [name, value] of Object.entries(VEHICLE)) page.fill(name, value);
    expect(page.root.querySelector('[id$="-error"]')).toBeNull();
    await page.isAccessible();
    page.press('next');
    await page.isAt('2', locale);
  });
});

describe('other conditions for a vehicle', () => {
  it('are announced where it is bought from a private seller', async () => {
    const page = await openStep('1b', VEHICLE, { simulation: MOBILE_HOME, server });
    page.fill('sellerType', 'particular');
    await page.findNotice('status', 'Achat à un particulier');
    await page.isAccessible();
    page.press('next');
    await page.isAt('1c');
    expect(page.root.textContent).toContain('Le vendeur est un particulier');
  });

  it('are announced where a new car turns out to be used', async () => {
    const page = await openStep(
      '1b',
      { ...LARGE_ADVANCE, ...NEW },
      { simulation: NEW_CAR, server },
    );
    const used = 'l’étape suivante propose un prêt pour véhicule d’occasion';
    await page.isSilentOf(used);
    page.fill('firstRegistration', USED.firstRegistration);
    await page.findNotice('status', used);
    page.press('next');
    await page.isAt('1c');
    expect(page.root.textContent).toContain('Le véhicule a plus de 3 ans');
  });

  it('follow from a small advance', async () => {
    const page = await openStep(
      '1b',
      { ...SMALL_ADVANCE, ...USED },
      { simulation: USED_CAR, server },
    );
    page.press('next');
    await page.isAt('1c');
    expect(page.root.textContent).toContain('L’acompte est inférieur à 15');
    page.press('continue');
    await page.isAt('2');
    expect(page.root.querySelector<HTMLElement>('aside')?.dataset.product).toBe('TAEGIVD1');
  });

  //
  it('that cannot be calculated are asked for again', async () => {
    const opened = { simulation: USED_CAR, server } as const;
    const page = await openStep('1b', { ...SMALL_ADVANCE, ...USED }, opened);
    page.serve([/\/rate\//, 'lost']);
    page.press('next');
    const notice = await page.findNotice('alert', 'La connexion est interrompue.');
    expect(notice.textContent).toContain('Nous n’avons pas pu calculer les nouvelles conditions.');
    await page.isAccessible();
    page.serve([/\/rate\//, [200, 5.99]]);
    page.press('retry');
    await page.isAt('1c');
  });
});

//
it('an advance that covers the price leaves nothing to borrow', async () => {
  const page = await openStep('1b', VEHICLE, { simulation: USED_CAR });
  page.fill('advance', '16000');
  expect(page.errorOf('advance')).toContain('L’acompte couvre le prix');
  page.fill('advance', '4000');
  expect(page.errorOf('advance')).toBeUndefined();
});
