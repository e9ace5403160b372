import { type FocusEvent, useState } from 'react';
import { namesHouseNumber } from '#domain/reading/read-address.ts';
import { ABROAD } from '#journey/inquiries/mortgage-projects.ts';
import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { AppointmentSetup, Errors } from './appointment-setup.ts';
import { CityField } from './city-field.tsx';
import type { Localities } from './use-localities.ts';

export interface PropertyFieldsProps {
  setup: AppointmentSetup;
  errors: Errors;
  project: string;
  isHydrated: boolean;
  zip: string;
  localities: Localities;
  onZip: (zip: string) => void;
}

/** The address of the property. Not the visitor's own, so browsers must not fill it in. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { setup, errors, project, isHydrated, zip, localities, onZip } = props;
  const { words } = setup;
  const isAbroad = project === ABROAD;
  const [isNumberTwice, setNumberTwice] = useState(false);
  const doubt = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    const written = new FormData(form ?? undefined);
    const textOf = (name: string) => String(written.get(name) ?? '');
    setNumberTwice(
      namesHouseNumber({ street: textOf('address'), number: textOf('addressnumber') }),
    );
  };
  const of = (name: 'address' | 'addressnumber' | 'addressboite' | 'addresscap') => ({
    name,
    label: words.fields[name].label,
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField
        {...of('address')}
        note={isNumberTwice ? setup.form.words.streetWithNumber : undefined}
        onBlur={doubt}
      />
      <div className="appointment__numbers">
        <TextField {...of('addressnumber')} onBlur={doubt} />
        <TextField {...of('addressboite')} />
      </div>
      <FieldPair narrowFirst>
        <TextField
          {...of('addresscap')}
          {...(isAbroad ? {} : { inputMode: 'numeric' })}
          note={!isAbroad && localities.isUnknown ? words.city.unknown : undefined}
          onChange={(event) => onZip(event.currentTarget.value)}
        />
        <CityField
          words={words}
          error={errors.addresscity}
          // Abroad, or if the localities are not available, the city is typed.
          isChosen={isHydrated && !isAbroad && !localities.hasFailed}
          zip={zip}
          names={localities.names}
        />
      </FieldPair>
    </>
  );
}
