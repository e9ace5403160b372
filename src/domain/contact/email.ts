/** rules.md "Fields": a top-level domain has two letters or more. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether it is written as an address is, however long. */
export const looksLikeEmail = (text: string) => EMAIL.test(text);

/** Whether one can be written to at that address, at most 50 characters (spec 2 §5). */
export const isEmail = (text: string) => looksLikeEmail(text) && [...text].length <= 50;
