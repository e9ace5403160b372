import { editDistance } from '../places/edit-distance.ts';

/** Where people in Belgium have their mail. */
const PROVIDERS = [
  ...['gmail.com', 'hotmail.com', 'hotmail.be', 'hotmail.fr', 'outlook.com', 'outlook.be'],
  ...['outlook.fr', 'live.be', 'live.com', 'live.fr', 'msn.com', 'icloud.com', 'me.com'],
  ...['yahoo.com', 'yahoo.fr', 'skynet.be', 'telenet.be', 'proximus.be', 'scarlet.be'],
  ...['voo.be', 'brutele.be', 'belgacom.net', 'pandora.be', 'protonmail.com', 'gmx.com'],
];

/** Others one slip away from them, which are nobody's mistake. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'live.nl', 'live.de', 'gmx.net', 'hotmail.de'];

/** Endings that do not exist, and what was meant. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|coml|cim|vom|xom|cpm|c0m)$/, '.com'],
  [/\.(?:bee|bbe|b|eb|bw)$/, '.be'],
];

/** Shorter names are one slip away from too many others. */
const MIN_LENGTH = 6;

/**
 * The address that was probably meant, if its domain is a slip away from a known one ("gmail.con", "hotmial.com"), or
 * its ending does not exist. For a question that keeps nobody from going on; undefined if nothing seems wrong.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain) || REAL.includes(domain)) return undefined;
  const meant =
    (domain.length >= MIN_LENGTH && PROVIDERS.find((known) => isSlip(domain, known))) ||
    ENDINGS.reduce((name, [wrong, right]) => name.replace(wrong, right), domain);
  return meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
}

/** One slip away; "yahoo.de" is another country's, not a slip. */
function isSlip(domain: string, known: string): boolean {
  const [name, ending] = [domain.slice(0, domain.lastIndexOf('.')), domain.split('.').at(-1) ?? ''];
  const isOtherCountry =
    known.startsWith(`${name}.`) &&
    /^(?:be|com|fr|nl|de|lu|net|org|eu|uk|it|es|ch|at|pl|pt|ro)$/.test(ending);
  return !isOtherCountry && editDistance(domain, known, 1) === 1;
}
