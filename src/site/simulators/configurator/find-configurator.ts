import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import type { ComparePage } from '../loan-page/other-loans.tsx';

/**
 * The link to the configurator, with its text; `query` opens it with a product. For the build only.
 */
export function findConfigurator(locale: Locale, query = ''): ComparePage | undefined {
  const address = addressIfBuilt('configurator', locale);
  return address === undefined
    ? undefined
    : { ...CONFIGURATOR_WORDS[locale].others, href: address + query };
}
