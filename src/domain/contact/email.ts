/** Letters of any script in the domain; points only between characters of the name before the at-sign. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** Whether the text has the form of an email address, of any length (R-5.2: a top-level domain has two letters or more). */
export const looksLikeEmail = (text: string) => EMAIL.test(text);

/** Whether the text is an email address of at most 50 characters (A-3.6). */
export const isEmail = (text: string) => looksLikeEmail(text) && [...text].length <= 50;
