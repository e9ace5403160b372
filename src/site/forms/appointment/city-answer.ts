/** A municipality, and how it was answered. */
export interface CityAnswer {
  readonly city: string;
  /** The postcode for which it was chosen from the list; undefined if it was typed. */
  readonly chosenFor?: string;
}

export const NO_CITY: CityAnswer = { city: '' };

/** The city to show for a postcode: a chosen city only for its own postcode, a typed city always. */
export function cityUnder(zip: string, { city, chosenFor }: CityAnswer): string {
  return chosenFor === undefined || chosenFor === zip ? city : '';
}

/** The options: the postcode's localities, and a city that was typed before they were known. */
export function cityChoices(names: readonly string[], answer: CityAnswer): readonly string[] {
  const { city, chosenFor } = answer;
  const isOwn = chosenFor === undefined && city !== '' && !names.includes(city);
  return isOwn ? [...names, city] : names;
}
