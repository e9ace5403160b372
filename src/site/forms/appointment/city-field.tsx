import { useState } from 'react';
import { useOnMount } from '#site/browser/hydration.ts';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import { readUnrestored } from '../site-form/unrestored-answers.ts';
import { cityChoices, cityUnder, NO_CITY } from './city-answer.ts';

export interface CityFieldProps {
  words: AppointmentWords;
  error: string | undefined;
  /** True to choose from the postcode's localities; false to type it. */
  isChosen: boolean;
  zip: string;
  names: readonly string[];
}

/** The city of the property. */
export function CityField({ words, error, isChosen, zip, names }: CityFieldProps) {
  const [answer, setAnswer] = useState(NO_CITY);
  const city = cityUnder(zip, answer);
  // Its options come later than the page: nobody but this field can bring its answer back.
  useOnMount(() => {
    const { addresscity, addresscap = '' } = readUnrestored();
    if (addresscity) setAnswer({ city: addresscity, chosenFor: addresscap });
  });
  const shared = {
    name: 'addresscity',
    label: words.fields.addresscity.label,
    error,
    autoComplete: 'off',
  };
  if (!isChosen)
    return (
      <TextField
        {...shared}
        value={city}
        onChange={(event) => setAnswer({ city: event.target.value })}
      />
    );
  const choices = cityChoices(names, answer);
  return (
    <SelectField
      {...shared}
      placeholder={choices.length === 0 ? words.city.first : words.choose}
      options={choices.map((name) => ({ value: name, label: name }))}
      value={choices.includes(city) ? city : ''}
      onChange={(event) => setAnswer({ city: event.target.value, chosenFor: zip })}
    />
  );
}
