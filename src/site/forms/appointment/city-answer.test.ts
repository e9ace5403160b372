import { describe, expect, it } from 'vitest';
import { type CityAnswer, cityChoices, cityUnder, NO_CITY } from './city-answer.ts';

const CHOSEN: CityAnswer = { city: 'Namur', chosenFor: '5000' };
const WRITTEN: CityAnswer = { city: 'Namur' };

describe('cityUnder', () => {
  it.each([
    ['chosen for it', CHOSEN, '5000', 'Namur'],
    ['chosen for another', CHOSEN, '1000', ''],
    ['chosen, while the next is being typed', CHOSEN, '100', ''],
    ['written', WRITTEN, '1000', 'Namur'],
    ['none', NO_CITY, '5000', ''],
  ])('keeps or drops a city that was %s', (_, answer, zip, expected) => {
    expect(cityUnder(zip, answer)).toBe(expected);
  });
});

describe('cityChoices', () => {
  it.each([
    ['the localities', NO_CITY, ['Beez', 'Namur'], ['Beez', 'Namur']],
    ['one that was written too', WRITTEN, ['Bruxelles'], ['Bruxelles', 'Namur']],
    ['each once', WRITTEN, ['Beez', 'Namur'], ['Beez', 'Namur']],
    ['none that was chosen elsewhere', CHOSEN, ['Bruxelles'], ['Bruxelles']],
  ])('lists %s', (_, answer, names, expected) => {
    expect(cityChoices(names, answer)).toEqual(expected);
  });
});
