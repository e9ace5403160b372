import { expect, it } from 'vitest';
import { mergeAddresses } from './merge-addresses.ts';

const line = (name: string, value: string) => ({ name, label: `label of ${name}`, value });
const HOME = [
  line('street', 'Rue Haute'),
  line('number', '12'),
  line('box', 'A1'),
  line('zip', '5000'),
  line('city', 'Namur'),
];

it.each([
  ['fr', 'Adresse', 'Rue Haute 12 boîte A1, 5000 Namur'],
  ['nl', 'Adres', 'Rue Haute 12 bus A1, 5000 Namur'],
] as const)('writes an address in one line, in %s', (locale, label, value) => {
  const since = line('livesInAddressSince', '2016');
  expect(mergeAddresses([...HOME, since], locale)).toEqual([
    { label, value },
    { label: since.label, value: '2016' },
  ]);
});

it('leaves out a box that there is not', () => {
  const [{ value } = { value: '' }] = mergeAddresses(HOME.toSpliced(2, 1), 'fr');
  expect(value).toBe('Rue Haute 12, 5000 Namur');
});

it('keeps two addresses apart, and what only sounds like a part of one', () => {
  const employer = ['Street', 'Number', 'Zip', 'City'].map((part) => line(`employer${part}`, part));
  const rest = [line('companyNumber', '0999'), line('children', '2')];
  const values = mergeAddresses([...HOME, ...rest, ...employer], 'nl').map(({ value }) => value);
  expect(values).toEqual([
    'Rue Haute 12 bus A1, 5000 Namur',
    '0999',
    '2',
    'Street Number, Zip City',
  ]);
});

it('changes nothing where no street was asked for', () => {
  const lines = [line('city', 'Namur'), line('birthDate', '01/01/1990')];
  expect(mergeAddresses(lines, 'fr').map(({ value }) => value)).toEqual(['Namur', '01/01/1990']);
});
