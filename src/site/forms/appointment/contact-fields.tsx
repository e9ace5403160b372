import { EmailField } from '#site/components/email-field/email-field.tsx';
import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import type { Errors } from './appointment-setup.ts';

export interface ContactFieldsProps {
  words: AppointmentWords;
  errors: Errors;
  /** "Did you mean {email}?" */
  meant: string;
}

/** Name and contact details of the applicant. */
export function ContactFields({ words, errors, meant }: ContactFieldsProps) {
  const of = (name: 'name' | 'surname' | 'email' | 'telephone') => ({
    name,
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    error: errors[name],
    required: true,
  });
  return (
    <>
      <FieldPair>
        <TextField {...of('name')} autoComplete="given-name" />
        <TextField {...of('surname')} autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <EmailField {...of('email')} meant={meant} autoComplete="email" />
        <TextField {...of('telephone')} type="tel" autoComplete="tel" />
      </FieldPair>
    </>
  );
}
