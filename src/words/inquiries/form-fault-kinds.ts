/** The kinds of fault in the website's forms, for which every language of the site has words. */
export const FORM_FAULT_KINDS = [
  'required',
  'maxLength',
  'nameCharacters',
  'email',
  'phone',
  'beZip',
  'decimal',
] as const;
export type FormFaultKind = (typeof FORM_FAULT_KINDS)[number];
