import { readBox } from '#domain/reading/read-address.ts';
import { readPhone } from '#domain/reading/read-numbers.ts';
import { readName, readProperName } from '#domain/reading/read-words.ts';
import type { SignedInName, SignedInValues } from '#journey/signed-in.ts';

/** The claims that are read as if they had been typed: "Rue J. Destrée", "+32 (0)475 12 34 56", box "B001". */
const READERS: Readonly<Partial<Record<SignedInName, (claim: string) => string>>> = {
  firstname: readName,
  lastname: readName,
  street: readName,
  box: readBox,
  phone: readPhone,
  birthLocation: readProperName,
};

/**
 * Claims in the spelling that the form's rules accept, if that loses nothing. What the rules still refuse stays as the
 * provider stated it, for correction.
 */
export function normaliseClaims(values: SignedInValues): SignedInValues {
  const read = Object.entries(values).map(([name, claim]) => [
    name,
    READERS[name as SignedInName]?.(claim) ?? claim,
  ]);
  return Object.fromEntries(read);
}
