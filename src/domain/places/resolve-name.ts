import { compareMatches, EXACT, type Match } from './score-name.ts';

export interface ResolvedName {
  /** All matches, those of exactly this name first. */
  readonly matches: readonly Match[];
  /** The place that the name means; undefined if no place, or several, have it. */
  readonly certain: Match | undefined;
  /** The other places of exactly this name; all of them if none is certain. */
  readonly sameName: readonly Match[];
}

/**
 * What a folded name means: the municipality that bears it, or else the only locality of that name (W-5.19).
 * A name that a municipality shares with one of its localities, such as that of a former municipality, means
 * the locality.
 */
export function resolveName(name: string, found: readonly Match[]): ResolvedName {
  const sorted = found.toSorted(compareMatches);
  const exact = sorted.filter(({ score }) => score === EXACT);
  const bearers = exact.filter(({ municipalKeys }) => municipalKeys.includes(name));
  const leads = bearers.map(
    (bearer) =>
      exact.find((other) => other !== bearer && isInSameMunicipality(other, bearer)) ?? bearer,
  );
  const rest = exact.filter((match) => !bearers.includes(match) && !leads.includes(match));
  const named = [...leads, ...rest];
  const isOne = leads.length === 1 || named.length === 1;
  return {
    matches: [...named, ...sorted.filter(({ score }) => score !== EXACT)],
    certain: isOne ? named[0] : undefined,
    sameName: isOne ? named.slice(1) : named,
  };
}

const isInSameMunicipality = (a: Match, b: Match): boolean =>
  a.place.municipality === b.place.municipality;
