import { describe, expect, it } from 'vitest';
import { type StreetParts, splitStreet } from './split-street.ts';

//
describe('a street’s line', () => {
  it.each<[string, StreetParts]>([
    ['Rue de la Loi 16 bte 3', { street: 'Rue de la Loi', number: '16', box: '3' }],
    ['Rue de la Loi, 16 boîte 3', { street: 'Rue de la Loi', number: '16', box: '3' }],
    ['RUE DE LA LOI 16 BTE A1', { street: 'RUE DE LA LOI', number: '16', box: 'A1' }],
    ['Rue de la Loi 16/bte 3', { street: 'Rue de la Loi', number: '16', box: '3' }],
    ['Rue J. Destrée 12/3', { street: 'Rue J. Destrée', number: '12', box: '3' }],
    ['Rue Haute 12A/B3', { street: 'Rue Haute', number: '12A', box: 'B3' }],
    ['Rue Haute 12/A', { street: 'Rue Haute', number: '12', box: 'A' }],
    ['Jekerstraat 39/2', { street: 'Jekerstraat', number: '39', box: '2' }],
    ['Jekerstraat 39/0002', { street: 'Jekerstraat', number: '39', box: '0002' }],
    ['12/3, rue Haute', { street: 'rue Haute', number: '12', box: '3' }],
    ['Jekerstraat 39', { street: 'Jekerstraat', number: '39' }],
    ['Jekerstraat 39 bus 12', { street: 'Jekerstraat', number: '39', box: '12' }],
    ['Jekerstraat 39 b12', { street: 'Jekerstraat', number: '39', box: '12' }],
    ['Jekerstraat 39A bus 0102', { street: 'Jekerstraat', number: '39A', box: '0102' }],
    ['Grote   Markt  1', { street: 'Grote Markt', number: '1' }],
    ['Chaussée de Louvain 12-14', { street: 'Chaussée de Louvain', number: '12-14' }],
    ['Rue Haute 3 bis', { street: 'Rue Haute', number: '3 bis' }],
    ['Rue Haute 3bis', { street: 'Rue Haute', number: '3bis' }],
    ['16, rue de la Loi', { street: 'rue de la Loi', number: '16' }],
    ['16 rue de la Loi', { street: 'rue de la Loi', number: '16' }],
    ['16 rue de la Loi bte 3', { street: 'rue de la Loi', number: '16', box: '3' }],
    ['Rue du 11 Novembre 5', { street: 'Rue du 11 Novembre', number: '5' }],
    ['Rue du 11 Novembre', { street: 'Rue du 11 Novembre' }],
    ['Rue des 3 Fontaines 12 bte 2', { street: 'Rue des 3 Fontaines', number: '12', box: '2' }],
    ['Rue de la Loi n° 16', { street: 'Rue de la Loi', number: '16' }],
    ['Wetstraat nr. 16 bus 3', { street: 'Wetstraat', number: '16', box: '3' }],
    ['Rue Haute 12 / 3', { street: 'Rue Haute', number: '12', box: '3' }],
    ['Place communale', { street: 'Place communale' }],
  ])('%j', (line, parts) => {
    expect(splitStreet(line)).toEqual(parts);
  });

  it.each<[string, StreetParts]>([
    ['Jekerstraat 39/41', { street: 'Jekerstraat' }],
    ['Rue Haute 12/14', { street: 'Rue Haute' }],
    ['12/14 rue Haute', {}],
    ['Jekerstraat 39 A', { street: 'Jekerstraat' }],
    ['Dorpsstraat 12 3', {}],
    ['Avenue du 18 juin 1944', {}],
    ['Laan van 4 september 1944', {}],
    ['Laan van 1914', {}],
    ['Place de 1830', {}],
    ['Rue Haute 12 app. 3', {}],
    ['Rue Haute 12 appartement 3', {}],
    ['Rue du 8 mai 1945', {}],
    ['Rue du 8 mai 1945 bte 3', {}],
    ['Dorpsstraat 12 verdieping 3', {}],
    ['Quai de Rome 12 étage 3', {}],
    ['3 Fonteinenstraat', {}],
    ['3 Fonteinenstraat 12', {}],
    ['12345', {}],
    ['bus 3', {}],
    ['', {}],
    ['  ', {}],
  ])('%j is not split if it is ambiguous', (line, parts) => {
    expect(splitStreet(line)).toEqual(parts);
  });
});
