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
  isAlive: boolean;
  zip: string;
  localities: Localities;
  onZip: (zip: string) => void;
}

/** Where the property is: nobody's own address, which no browser should fill in. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { setup, errors, project, isAlive, zip, localities, onZip } = props;
  const { words } = setup;
  const isAbroad = project === ABROAD;
  const of = (name: 'address' | 'addressnumber' | 'addressboite' | 'addresscap') => ({
    name,
    label: words.fields[name].label,
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...of('address')} />
      <div className="appointment__numbers">
        <TextField {...of('addressnumber')} />
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
          // Abroad, and where nobody can say which there are, one writes it.
          isChosen={isAlive && !isAbroad && !localities.isSilent}
          zip={zip}
          names={localities.names}
        />
      </FieldPair>
    </>
  );
}
