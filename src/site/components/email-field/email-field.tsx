import { useRef, useState } from 'react';
import { readEmail } from '#domain/reading/read-email.ts';
import { writeInto } from '#site/browser/write-into.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { EmailDoubt } from './email-doubt.tsx';

export interface EmailFieldProps extends TextFieldProps {
  /** "Did you mean {email}?" */
  meant: string;
}

/** A field for an e-mail address, with a question once an address was left that is a slip away from a known one. */
export function EmailField({ meant, ...field }: EmailFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState('');
  const take = (email: string) => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    writeInto(input, email);
    input.focus();
  };
  return (
    <div ref={place}>
      <TextField
        type="email"
        inputMode="email"
        spellCheck={false}
        {...field}
        onBlur={(event) => {
          field.onBlur?.(event);
          setLeft(readEmail(event.target.value));
        }}
        onChange={(event) => {
          field.onChange?.(event);
          if (readEmail(event.target.value) !== left) setLeft('');
        }}
      />
      <p className="field__note" role="status">
        <EmailDoubt email={left} words={meant} onTake={take} />
      </p>
    </div>
  );
}
