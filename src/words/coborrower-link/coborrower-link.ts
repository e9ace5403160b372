import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ApplicationCatalogue } from '../application/application.ts';
import type { FaultsCatalogue } from '../faults/faults.ts';
import { ofCoborrowerKey, SPOKEN_TO } from '../faults/of-coborrower.ts';
import type { FieldsCatalogue } from '../fields/fields.ts';
import { applicationWordsIn } from '../languages.ts';

export const COBORROWER_LINK_WORDS = /* @__PURE__ */ applicationWordsIn('coborrowerLink');

export type CoborrowerLinkCatalogue = (typeof COBORROWER_LINK_WORDS)[ContractLocale];

interface SpokenWords {
  readonly application: ApplicationCatalogue;
  readonly fields: FieldsCatalogue;
  readonly faults: FaultsCatalogue;
}

/**
 * The application's words for a co-borrower who fills in their own part: sentences *about* them
 * are replaced by sentences *to* them, in the words that the applicant reads.
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
