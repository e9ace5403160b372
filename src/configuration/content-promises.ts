import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import type { ContentText } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';

/** The placeholders of promises, with the facts that make them. */
const PROMISES = { decisionHours: 'decision', payoutHours: 'payout' } as const;

/** Finds placeholders for a time that the lender does not promise (F-4.13). */
export function checkPromises(
  { written, faultIn }: Pick<ContentText, 'written' | 'faultIn'>,
  facts: LenderFacts,
): readonly ConfigurationFault[] {
  return Object.entries(PROMISES)
    .filter(([, fact]) => facts[fact] === 'none')
    .flatMap(([name, fact]) =>
      [...written.matchAll(new RegExp(`\\{${name}\\}`, 'g'))].map(({ index }) =>
        faultIn(
          index,
          `{${name}} is a time that is not promised: facts.${fact} of lender.yaml is none`,
        ),
      ),
    );
}
