/** a top-level domain has at least two letters. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether the text has the form of an email address, of any length. */
export const looksLikeEmail = (text: string) => EMAIL.test(text);

/** Whether the text is an email address of at most 50 characters. */
export const isEmail = (text: string) => looksLikeEmail(text) && [...text].length <= 50;
