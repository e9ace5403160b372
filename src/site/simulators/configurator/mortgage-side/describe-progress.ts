import type { ConfiguratorSetup } from '../configurator-setup.ts';
import type { ShownRefresh } from './show-refresh.ts';

/** The progress of a mortgage: loading, requesting, or taking longer than usual. */
export function describeProgress(
  shown: ShownRefresh | undefined,
  isMissing: boolean,
  { words }: Pick<ConfiguratorSetup, 'words'>,
): string {
  if (!shown) return isMissing ? '' : words.loading;
  if (shown.isUpdating) return words.updating;
  if (!shown.isLate) return '';
  return shown.chosen ? words.late : words.waiting;
}
