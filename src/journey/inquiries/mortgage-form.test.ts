import { describe, expect, it } from 'vitest';
import { checkMortgageForm, MORTGAGE_FORM_NAMES } from './mortgage-form.ts';
import { estateTypesOf, MORTGAGE_PROJECTS } from './mortgage-projects.ts';

const rules = { places: { isPostcode: (zip: string) => zip === '5000' } };
const RIGHT = {
  name: 'Zoé',
  surname: 'Lambert',
  email: 'zoe@example.be',
  telephone: '0475/12.34.56',
  project: 'renew',
  legal: 'yes',
};

const faultsOf = (over: Record<string, string>) => {
  const checked = checkMortgageForm({ ...RIGHT, ...over }, rules);
  return checked.ok ? [] : checked.faults;
};
const keptOf = (over: Record<string, string>) => {
  const checked = checkMortgageForm({ ...RIGHT, ...over }, rules);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.answers;
};

describe('checkMortgageForm', () => {
  // W-6.17
  it('requires whom to call, the purpose, and the agreement', () => {
    const checked = checkMortgageForm({}, rules);
    expect(checked).toEqual({
      ok: false,
      faults: Object.keys(RIGHT).map((field) => ({ field, kind: 'required' })),
    });
    expect(keptOf({})).toEqual(RIGHT);
  });

  // W-6.19, C-2.7
  it.each([
    ['buy', ['house', 'apartment', 'leasing', 'terrain']],
    ['build', ['house', 'apartment', 'leasing']],
    ['renew', []],
    ['buyandrenew', []],
    ['refinance', []],
    ['buylease', ['house', 'apartment', 'leasing']],
    ['buyoutside', ['house', 'apartment', 'leasing']],
    ['', []],
    ['constructor', []],
  ])('asks for %j the types %j', (project, types) => {
    expect(estateTypesOf(project)).toEqual(types);
  });

  it.each(MORTGAGE_PROJECTS)(
    'asks of %s its type and country, if it has them, and keeps no others',
    (project) => {
      const needed = [
        ...(project === 'buyoutside' ? ['country'] : []),
        ...(estateTypesOf(project).length > 0 ? ['type'] : []),
      ];
      expect(faultsOf({ project }).map(({ field }) => field)).toEqual(needed);
      const kept = keptOf({ project, country: 'france', type: 'house' });
      expect(Object.keys(kept)).toEqual(expect.arrayContaining(needed));
      expect('country' in kept).toBe(project === 'buyoutside');
      expect('type' in kept).toBe(needed.includes('type'));
    },
  );

  it.each([
    [{ name: 'A'.repeat(21) }, 'name', 'maxLength'],
    [{ surname: 'Lambert#' }, 'surname', 'nameCharacters'],
    [{ surname: 'A'.repeat(101) }, 'surname', 'maxLength'],
    [{ email: 'zoe@' }, 'email', 'email'],
    [{ telephone: '12' }, 'telephone', 'phone'],
    [{ project: 'sell' }, 'project', 'invalid'],
    [{ project: 'buyoutside', type: 'house', country: 'belgique' }, 'country', 'invalid'],
    [{ project: 'build', type: 'terrain' }, 'type', 'invalid'],
    [{ address: 'Rue\u0007 x' }, 'address', 'invalid'],
    [{ address: 'x'.repeat(101) }, 'address', 'maxLength'],
    [{ addressnumber: '12345678901' }, 'addressnumber', 'maxLength'],
    [{ addressboite: '\u0000' }, 'addressboite', 'invalid'],
    [{ addresscap: '5001' }, 'addresscap', 'beZip'],
    [{ addresscap: '75001 Paris 1er' }, 'addresscap', 'maxLength'],
    [{ addresscity: 'x'.repeat(61) }, 'addresscity', 'maxLength'],
    [{ price: '0' }, 'price', 'between'],
    [{ price: '10000000' }, 'price', 'between'],
    [{ priceapport: '-1' }, 'priceapport', 'decimal'],
    [{ priceborrow: 'beaucoup' }, 'priceborrow', 'decimal'],
    [{ priceborrow: '1e5' }, 'priceborrow', 'decimal'],
    [{ borrowsingle: 'three' }, 'borrowsingle', 'invalid'],
    [{ revenuetotal: '1000000' }, 'revenuetotal', 'between'],
    [{ chargecredit: '9999999999999' }, 'chargecredit', 'decimal'],
    [{ chargecredit: '999999999999' }, 'chargecredit', 'between'],
    [{ chargechilds: '21' }, 'chargechilds', 'between'],
    [{ chargechilds: '1.5' }, 'chargechilds', 'between'],
    [{ chargechilds: '-1' }, 'chargechilds', 'between'],
    [{ comments: 'x'.repeat(4_001) }, 'comments', 'maxLength'],
    [{ legal: 'no' }, 'legal', 'mustCheck'],
    [{ legal: 'on' }, 'legal', 'invalid'],
  ])('refuses %j', (over, field, kind) => {
    expect(faultsOf(over as Record<string, string>)).toMatchObject([{ field, kind }]);
  });

  it.each([
    [{ addresscap: '5000' }],
    [{ project: 'buyoutside', type: 'house', country: 'paysbas', addresscap: '1012 AB' }],
    [{ addresscity: 'Sint-Joost-ten-Node' }],
    [{ borrowsingle: 'two' }],
    [{ chargechilds: '0' }],
    [{ comments: 'Une\nquestion <b>?' }],
  ])('keeps %j', (over) => {
    expect(keptOf(over as Record<string, string>)).toEqual({ ...RIGHT, ...over });
  });

  it.each([
    ['price', '350.000', '350000.00'],
    ['price', '350 000 €', '350000.00'],
    ['priceapport', '0', '0.00'],
    ['revenuetotal', '2 450,50', '2450.50'],
    ['revenuelocation', '1', '1.00'],
    ['priceborrow', '9999999', '9999999.00'],
  ])('keeps %s %j as euros', (name, typed, kept) => {
    expect(keptOf({ [name]: typed })[name]).toBe(kept);
  });

  it('drops answers that it does not ask for', () => {
    const kept = keptOf({ admin: 'yes', lang: 'fr', __proto__: 'x', price: '' });
    expect(kept).toEqual(RIGHT);
    for (const name of Object.keys(kept)) expect(MORTGAGE_FORM_NAMES).toContain(name);
  });

  it('keeps the simulated mortgage and the broker, and drops invalid ones', () => {
    const simulated = { mode: 'settle', type: 'light', amount: 900, years: 12 };
    const along = { 'ch-params': JSON.stringify(simulated), 'broker-id': 'b-12' };
    expect(keptOf(along)).toEqual({ ...RIGHT, ...along });
    for (const wrong of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      JSON.stringify({ ...simulated, mode: 'steal' }),
      JSON.stringify({ ...simulated, type: 'castle' }),
      JSON.stringify({ ...simulated, amount: -1 }),
      JSON.stringify({ ...simulated, amount: 1e12 }),
      JSON.stringify({ ...simulated, years: 20.5 }),
      JSON.stringify({ ...simulated, years: '20' }),
    ])
      expect(keptOf({ 'ch-params': wrong }), wrong).toEqual(RIGHT);
    const more = JSON.stringify({ ...simulated, note: '<script>' });
    expect(keptOf({ 'ch-params': more })['ch-params']).toBe(JSON.stringify(simulated));
    for (const wrong of ['a b', '../1', 'x'.repeat(41), '<b>'])
      expect(keptOf({ 'broker-id': wrong }), wrong).toEqual(RIGHT);
  });
});
