import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import type { Errors } from './appointment-setup.ts';

/** Name and contact details of the applicant. */
export function ContactFields({ words, errors }: { words: AppointmentWords; errors: Errors }) {
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
        <TextField
          {...of('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...of('telephone')} type="tel" autoComplete="tel" />
      </FieldPair>
    </>
  );
}
