import type { Configuration } from '#configuration/load-configuration.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { familiesOffered } from '#domain/tariff/tariff.ts';
import { inLanguage } from '#site/build/in-language.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { WIDGET_WORDS } from '#words/widget/widget.ts';
import { FAMILIES, offeredBy } from '../loan/families.ts';
import { findEntryLink } from '../loan-page/entry-link.ts';
import { gatherMark } from './gather-mark.ts';
import { WIDGET_FORMAT, type WidgetSetup } from './widget-setup.ts';

/** Collects the widget's data in a language from the lender's configuration. For the build only. */
export function gatherSetup(
  { lender, tariffs, brand }: Pick<Configuration, 'lender' | 'tariffs' | 'brand'>,
  locale: Locale,
): WidgetSetup {
  const { compare, plan, link, table, ...words } = simulator[locale];
  const offers = familiesOffered(tariffs).map((family) => offeredBy(family, tariffs));
  const shown = offers.flatMap(({ choices }) => choices.map(({ tariff }) => tariff));
  return {
    format: WIDGET_FORMAT,
    locale,
    lenderName: lender.name,
    mark: gatherMark(brand.mark),
    loans: offers.map((offered) => ({
      offered: inLanguage(offered, locale),
      name: frame[locale].pages[FAMILIES[offered.family].page],
      ...findEntryLink(FAMILIES[offered.family].leadsTo, locale),
    })),
    words,
    own: WIDGET_WORDS[locale],
    examples: Object.fromEntries(
      shown.map((tariff) => [tariff.code, exampleSentence(tariff, locale)]),
    ),
    warning: frame[locale].warning,
  };
}
