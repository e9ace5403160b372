import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ApplicationCatalogue } from '../application/application.ts';
import type { FaultsCatalogue } from '../faults/faults.ts';
import { ofCoborrowerKey, SPOKEN_TO } from '../faults/of-coborrower.ts';
import type { FieldsCatalogue } from '../fields/fields.ts';
import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const COBORROWER_LINK_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type CoborrowerLinkCatalogue = (typeof COBORROWER_LINK_WORDS)[ContractLocale];

interface SpokenWords {
  readonly application: ApplicationCatalogue;
  readonly fields: FieldsCatalogue;
  readonly faults: FaultsCatalogue;
}

/**
 * The application's words for a co-borrower who fills in their own part: what speaks *of* them
 * elsewhere speaks *to* them, in the words the applicant reads.
 */
export function speakToCoborrower<W extends SpokenWords>(
  words: W,
  { fields }: Pick<CoborrowerLinkCatalogue, 'fields'>,
): W {
  const { application, faults } = words;
  return {
    ...words,
    application: { ...application, coborrowerSections: application.sections },
    fields: { ...words.fields, coborrower: fields as typeof words.fields.coborrower },
    faults: {
      ...faults,
      ...Object.fromEntries(SPOKEN_TO.map((kind) => [ofCoborrowerKey(kind), faults[kind]])),
    },
  };
}
