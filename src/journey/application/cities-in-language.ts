import { type Answers, textUnder } from '../answers.ts';
import { ZIPS } from './postcodes.ts';

type OtherNames = Readonly<Record<string, string>>;

/** A city by its name in the page's language, where it was chosen by that of the other one. */
export function cityInLanguage(zip: string, city: string, otherNames: OtherNames): string {
  return otherNames[`${zip} ${city}`] ?? city;
}

/** The answers with every city by its name in the page's language. */
export function withCitiesInLanguage(answers: Answers, otherNames: OtherNames): Answers {
  const cities = ZIPS.map((zipName) => {
    const name = zipName.replace('Zip', 'City').replace('zip', 'city');
    const city = textUnder(answers, name);
    return [name, city, cityInLanguage(textUnder(answers, zipName), city, otherNames)] as const;
  }).filter(([, before, after]) => before !== after);
  return cities.length === 0
    ? answers
    : { ...answers, ...Object.fromEntries(cities.map(([name, , after]) => [name, after])) };
}
