import { type Mortgages, offersMortgages } from '#domain/mortgage/mortgage.ts';
import { wordsIn } from '../languages.ts';
import { resolveParts } from '../resolve-parts.ts';

/** The configurator, and its page. What it shares with the simulators is in their words. */
export const CONFIGURATOR_WORDS = /* @__PURE__ */ wordsIn('configurator');
export type ConfiguratorWords = (typeof CONFIGURATOR_WORDS)['fr'];

/** What the page compares: loans of one rate each and without fees, or mortgages too, which have several and fees. */
export function comparisonInWords(
  { description, lead }: Pick<ConfiguratorWords, 'description' | 'lead'>,
  mortgages: Mortgages,
): { readonly description: string; readonly lead: string } {
  const code = offersMortgages(mortgages) ? 'yes' : 'no';
  const resolve = (sentence: string) =>
    resolveParts(
      sentence,
      () => code,
      () => true,
    );
  return { description: resolve(description), lead: resolve(lead) };
}
