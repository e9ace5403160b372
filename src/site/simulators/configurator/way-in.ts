import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import type { OtherLoan } from '../loan-page/other-loans.tsx';

/** The way to the configurator, in words; `query` opens it with a product. For the build alone. */
export function findConfigurator(locale: Locale, query = ''): OtherLoan {
  const address = addressIfBuilt('configurator', locale);
  return { ...CONFIGURATOR_WORDS[locale].others, href: address && address + query };
}
