import type { FormText } from '#journey/inquiries/form-text.ts';

/** The text fields of a form as the server reads them: trimmed, without files. */
export function textOf(data: FormData): FormText {
  const text: Record<string, string> = {};
  for (const [name, value] of data)
    if (typeof value === 'string') text[name] ??= value.replace(/\r\n?/g, '\n').trim();
  return text;
}

/** The same with numbered files, `files[0]`, `files[1]` … (C-2.1), and the proof. */
export function toSend(data: FormData, proof: { name: string; token: string }): FormData {
  const sent = new FormData();
  let count = 0;
  for (const [name, value] of data) {
    if (typeof value === 'string') sent.append(name, value);
    // An empty file control yields one file without a name.
    else if (value.name !== '') sent.append(`files[${count++}]`, value, value.name);
  }
  sent.set(proof.name, proof.token);
  return sent;
}
