import { useState } from 'react';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import { SelectField } from '../components/select-field/select-field.tsx';
import { TextField } from '../components/text-field/text-field.tsx';

export interface CityFieldProps {
  words: AppointmentWords;
  error: string | undefined;
  /** From the localities of its postcode; else it is written. */
  isChosen: boolean;
  names: readonly string[];
}

/** The municipality of the property. */
export function CityField({ words, error, isChosen, names }: CityFieldProps) {
  const [city, setCity] = useState('');
  const shared = {
    name: 'addresscity',
    label: words.fields.addresscity.label,
    error,
    autoComplete: 'off',
  };
  if (!isChosen)
    return <TextField {...shared} value={city} onChange={(event) => setCity(event.target.value)} />;
  // One that was written before stays a choice.
  const choices = city !== '' && !names.includes(city) ? [...names, city] : names;
  return (
    <SelectField
      {...shared}
      placeholder={choices.length === 0 ? words.city.first : words.choose}
      options={choices.map((name) => ({ value: name, label: name }))}
      value={city}
      onChange={(event) => setCity(event.target.value)}
    />
  );
}
