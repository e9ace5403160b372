/** A municipality, and how it was answered. */
export interface CityAnswer {
  readonly city: string;
  /** The postcode that it was chosen for; none where it was written. */
  readonly chosenFor?: string;
}

export const NO_CITY: CityAnswer = { city: '' };

/** What is still answered under a postcode: one that was chosen goes with its own, one that was written stays. */
export function cityUnder(zip: string, { city, chosenFor }: CityAnswer): string {
  return chosenFor === undefined || chosenFor === zip ? city : '';
}

/** What there is to choose from: the localities, and one that was written before they were known. */
export function cityChoices(names: readonly string[], answer: CityAnswer): readonly string[] {
  const { city, chosenFor } = answer;
  const isOwn = chosenFor === undefined && city !== '' && !names.includes(city);
  return isOwn ? [...names, city] : names;
}
