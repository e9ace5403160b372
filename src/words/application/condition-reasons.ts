import type { Tariffs } from '#domain/tariff/tariff.ts';
import type { ConditionReason } from '#journey/alternative-conditions.ts';
import { isSmallAdvanceDearer } from '#journey/small-advance.ts';
import type { ApplicationCatalogue } from './application.ts';

/** Why other conditions are proposed. A small advance is said to be dearer only where it is. */
export function reasonsInWords(
  { reasons, otherTariff }: ApplicationCatalogue['conditions'],
  tariffs: Tariffs,
): Readonly<Record<ConditionReason, string>> {
  return isSmallAdvanceDearer(tariffs) ? reasons : { ...reasons, smallAdvance: otherTariff };
}
