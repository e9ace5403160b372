import type { Lender } from '#domain/lender/lender.ts';
import type { Settings } from './read-settings.ts';
import type { SecretOrigin } from './secrets.ts';

/** What settings need not contain, but a lender in production should know. */
export function adviseOnSettings({
  production,
  clamdUrl,
}: Pick<Settings, 'production' | 'clamdUrl'>): readonly string[] {
  if (!production || clamdUrl !== undefined) return [];
  return [
    'CLAMD_URL=none: files from visitors are not scanned for viruses; docs/features/files-from-visitors.md lists what is caught without a scanner',
  ];
}

/** What commands that gave a secret printed next to it may hold anything, so it is shown nowhere. */
export function adviseOnSecrets(origins: readonly SecretOrigin[]): readonly string[] {
  return origins
    .filter(({ printedErrors }) => printedErrors)
    .map(
      ({ variable }) =>
        `${variable} gave the value, and printed to standard error as well: run it by hand to see what`,
    );
}

/** The number of Fluvia, the invented lender of `config/`: no enterprise has it. */
const DEMONSTRATION_NUMBER = '0999999922';

/** Says that the site would lend in the name of the demonstration's lender. */
export function adviseOnLender(
  production: boolean,
  { name, enterpriseNumber }: Pick<Lender, 'name' | 'enterpriseNumber'>,
): readonly string[] {
  if (!production || enterpriseNumber.replaceAll(/\D/g, '') !== DEMONSTRATION_NUMBER) return [];
  return [
    `The lender is ${name}, the invented one of the demonstration: set CONFIG_DIR to a folder with your own lender.yaml`,
  ];
}
