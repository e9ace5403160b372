import { expect, it } from 'vitest';
import type { Broker } from '#domain/brokers/broker.ts';
import { countOffices } from './count-offices.ts';

const locality = (zip: string, fr: string, nl: string, province: string) => ({
  zip,
  fr,
  nl,
  province,
  municipality: '',
  alsoKnownAs: [],
  lat: 50,
  lng: 4,
});

const LOCALITIES = [
  locality('5000', 'Namur', 'Namen', 'BE-WNA'),
  locality('5020', 'Malonne', 'Malonne', 'BE-WNA'),
  locality('9000', 'Gand', 'Gent', 'BE-VOV'),
  locality('2000', 'Anvers', 'Antwerpen', 'BE-VAN'),
];

const broker = (name: string, address: string, type: Broker['type'] = 'pat') =>
  ({ id: `${name}-${type}`, name, address, type, lat: 50, lng: 4 }) as Broker;

it('counts offices by province, one that arranges both kinds of credit once', () => {
  const brokers = [
    broker('Un', 'Rue Neuve 2000, 5020 Malonne'),
    broker('Un', 'Rue Neuve 2000, 5020 Malonne', 'ch'),
    broker('Deux', 'Rue de Fer 1, 5000 Namur'),
    broker('Drie', 'Korenmarkt 3, 9000 Gent'),
  ];
  expect(countOffices(brokers, LOCALITIES)).toEqual([
    { province: 'BE-WNA', zip: '5000', offices: 2 },
    { province: 'BE-VOV', zip: '9000', offices: 1 },
  ]);
});

it('counts nothing for a lender without brokers', () => {
  expect(countOffices([], LOCALITIES)).toEqual([]);
});
