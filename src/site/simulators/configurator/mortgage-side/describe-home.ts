import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import type { MortgageState } from './mortgage-state.ts';

/** What the mortgage is for, as the end of the sentence. */
export function describeHome(
  product: MortgageProduct,
  { home }: MortgageState,
  { words, mortgageWords }: Pick<ConfiguratorSetup, 'words' | 'mortgageWords'>,
): string {
  return product === 'LIGHT' ? mortgageWords.purposes.light : words.purposes[home];
}
