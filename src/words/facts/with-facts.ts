import type { Lender } from '#domain/lender/lender.ts';
import { isContractLocale, type Locale } from '#domain/locale/locale.ts';
import { wordsIn } from '../languages.ts';
import { resolveParts } from '../resolve-parts.ts';
import { type Catalogue, fill } from '../translation.ts';

const FACTS_WORDS = /* @__PURE__ */ wordsIn('facts');

/** What is written for a fact that the lender does not state. */
export const NO_FACT = 'none';

type Stated = Pick<Lender, 'facts' | 'languages'>;

/**
 * The lender's facts as sentences name them: a number, a code, or a list of languages in words. A promise that is not
 * made is `NO_FACT`.
 */
export function factsInWords({ facts, languages }: Stated, locale: Locale) {
  const { decision, payout } = facts;
  return {
    decisionHours: decision === 'none' ? NO_FACT : String(decision.hours),
    weekend: decision === 'none' ? NO_FACT : decision.weekend,
    payoutHours: payout === 'none' ? NO_FACT : String(payout.hours),
    examinedBy: facts.examinedBy,
    spokenLanguages: languagesInWords(facts.spokenLanguages, locale),
    applicationLanguages: languagesInWords(languages.filter(isContractLocale), locale),
    applicationByPhone: yesOrNo(facts.applicationByPhone),
    officeVisits: yesOrNo(facts.officeVisits),
    brokerCommission: facts.brokerCommission,
    insurance: facts.insurance,
    sureties: facts.sureties,
  };
}

const yesOrNo = (fact: boolean) => (fact ? 'yes' : 'no');

/** "en français ou en néerlandais": the reader's own language first. */
function languagesInWords(codes: readonly string[], locale: Locale): string {
  const { language, or } = FACTS_WORDS[locale];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const listed = [...codes]
    .sort((a, b) => Number(b === locale) - Number(a === locale))
    .map((code) => fill(language, { name: names.of(code) ?? code }));
  const last = listed.pop() ?? '';
  return listed.length > 0 ? `${listed.join(', ')} ${or} ${last}` : last;
}

/**
 * A catalogue whose sentences state the lender's facts; their other placeholders stay. `[… {decisionHours} …]` is left out
 * where the lender promises no time; `[weekend=monday|…]` stays only for that fact.
 */
export function withFacts<C extends Catalogue>(catalogue: C, lender: Stated, locale: Locale): C {
  const values: Readonly<Record<string, string>> = factsInWords(lender, locale);
  const state = (part: string | Catalogue): string | Catalogue =>
    typeof part === 'string'
      ? resolveParts(
          part,
          (fact) => values[fact],
          (name) => values[name] !== NO_FACT,
        ).replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written)
      : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, state(inner)]));
  return state(catalogue) as C;
}
