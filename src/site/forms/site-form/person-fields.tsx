import type { PersonName } from '#journey/inquiries/form-text.ts';
import { EmailField } from '#site/components/email-field/email-field.tsx';
import { TextArea } from '#site/components/text-area/text-area.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import type { SiteFormWords } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

export interface PersonFieldsProps {
  words: SiteFormWords;
  errors: Readonly<Record<string, string>>;
  required: ReadonlySet<string>;
  /** Replaces the usual label and hint. */
  message?: { label: string; hint?: string };
}

/** Name, contact details and message: the same in every form. */
export function PersonFields({ words, errors, required, message }: PersonFieldsProps) {
  const { fields } = words;
  const of = (name: PersonName, label: string = fields[name]) => ({
    name,
    required: required.has(name),
    label: required.has(name) ? label : fill(words.optional, { label }),
    error: errors[name],
  });
  return (
    <>
      <div className="site-form__pair">
        <TextField {...of('firstname')} autoComplete="given-name" />
        <TextField {...of('lastname')} autoComplete="family-name" />
      </div>
      <EmailField {...of('email')} meant={words.meantEmail} autoComplete="email" width="medium" />
      <div className="site-form__pair">
        <TextField {...of('phone')} type="tel" autoComplete="tel" hint={fields.phoneHint} />
        <TextField {...of('zip')} inputMode="numeric" autoComplete="postal-code" width="short" />
      </div>
      <TextArea
        {...of('message', message?.label)}
        {...(message?.hint ? { hint: message.hint } : {})}
        rows={6}
      />
    </>
  );
}
