import type { FormText } from '#journey/inquiries/form-text.ts';

/** What is written in a form, as the server reads it: without spaces around, files apart. */
export function textOf(data: FormData): FormText {
  const text: Record<string, string> = {};
  for (const [name, value] of data)
    if (typeof value === 'string') text[name] ??= value.replace(/\r\n?/g, '\n').trim();
  return text;
}

/** The same with its files numbered, `files[0]`, `files[1]` … (spec 1 §3), and the proof. */
export function toSend(data: FormData, proof: { name: string; token: string }): FormData {
  const sent = new FormData();
  let count = 0;
  for (const [name, value] of data) {
    if (typeof value === 'string') sent.append(name, value);
    // A control without files gives one file without a name.
    else if (value.name !== '') sent.append(`files[${count++}]`, value, value.name);
  }
  sent.set(proof.name, proof.token);
  return sent;
}
