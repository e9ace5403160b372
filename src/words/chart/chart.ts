import type { Motif } from '#domain/brand/motif.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { wordsIn } from '../languages.ts';

export const chart = /* @__PURE__ */ wordsIn('chart');

type Catalogue = (typeof chart)['fr'];

/** What stands with a loan that is drawn; `follow` where it can be followed month by month. */
export type ChartWords = Catalogue['river'] & { readonly follow?: FollowWords };
export type FollowWords = Catalogue['follow'] & {
  readonly enlarged: string;
  readonly pull: { readonly open: string; readonly how: string; readonly duration: string };
};

/** The words of what a loan is drawn as (F-3.2); none where it is not drawn. */
export function chartWords(locale: Locale, motif: Motif): ChartWords | undefined {
  if (motif === 'none') return undefined;
  const { follow, enlarged, pull, ...drawings } = chart[locale];
  if (motif === 'bars') return drawings.bars;
  const own = { enlarged: enlarged[motif], pull: { duration: pull.duration, ...pull[motif] } };
  return { ...drawings[motif], follow: { ...follow, ...own } };
}
