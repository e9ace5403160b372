import { createHash } from 'node:crypto';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { byProduct } from '#domain/tariff/tariff.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { agreementTexts } from '#words/shared-request/agreement-texts.ts';
import { SHARED_REQUEST_WORDS } from '#words/shared-request/shared-request.ts';
import type { LendingSetup } from './to-agree.tsx';

/** What the page needs to show two loans, and the words that they are accepted by. Runs at build. */
export function lendingSetup(
  { tariffs }: Pick<Configuration, 'tariffs'>,
  locale: ContractLocale,
): LendingSetup {
  const agreement = agreementTexts(SHARED_REQUEST_WORDS[locale].toAgree);
  const hash = createHash('sha256').update(agreement).digest('hex');
  const { conditions, summary } = APPLICATION_WORDS[locale];
  const { caption, before, after, spokenBefore, spokenAfter } = conditions;
  const { product, amount, totalLent, taeg, duration, monthlyAmount, total, difference } =
    conditions;
  return {
    locale,
    productNames: byProduct(tariffs, ({ name }) => name[locale]),
    words: { application: { summary: { months: summary.months } } },
    comparison: {
      caption,
      before,
      after,
      spokenBefore,
      spokenAfter,
      product,
      amount,
      totalLent,
      taeg,
      duration,
      monthlyAmount,
      total,
      difference,
    },
    warning: frame[locale].warning,
    agreement: { ...JSON.parse(agreement), hash },
    examples: byProduct(tariffs, (tariff) => exampleSentence(tariff, locale)),
  };
}
