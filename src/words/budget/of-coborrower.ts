import type { ApplicationCatalogue } from '../application/application.ts';
import { fill } from '../translation.ts';

/** A thing of the co-borrower's, by their name if it is given: "Crédit 2, Saskia". */
export const ofCoborrower = (
  line: string,
  words: ApplicationCatalogue['budget'],
  name: string | undefined,
) =>
  name === undefined ? fill(words.ofCoborrower, { line }) : fill(words.ofNamed, { line, name });
