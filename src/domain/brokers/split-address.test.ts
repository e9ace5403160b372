import { expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

it.each([
  ['Rue Neuve 12, 1000 Bruxelles', 'Rue Neuve 12', '1000', 'Bruxelles'],
  ['Grote Markt 1 bus 3, 2000 Antwerpen', 'Grote Markt 1 bus 3', '2000', 'Antwerpen'],
  [' Chaussée 1830 2, 6000 Charleroi ', 'Chaussée 1830 2', '6000', 'Charleroi'],
  ['Rue de la Paix 1000, 4000 Liège 1', 'Rue de la Paix 1000', '4000', 'Liège 1'],
  ['1000 Bruxelles', '', '1000', 'Bruxelles'],
  ['Quai 3', 'Quai 3', '', ''],
  ['', '', '', ''],
])('%j', (address, street, zip, town) => {
  expect(splitAddress(address)).toEqual({ street, zip, town });
});
