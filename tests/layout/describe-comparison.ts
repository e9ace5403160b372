/**
 * Describes how the pages of this run are compared with the stored pictures: pixels are compared only
 * with the build of the browser that made them.
 */
export function describeComparison(tested: string, madeWith: readonly string[]): string {
  const others = madeWith.filter((build) => build !== tested);
  const builds = [...new Set(others)].sort().join(', ');
  if (others.length === 0) return `pictures: compared in pixels, made with this build (${tested})`;
  if (others.length === madeWith.length)
    return `pictures: compared in layout alone: made with ${builds}, this is ${tested}`;
  const these = madeWith.length - others.length;
  return `pictures: ${these} compared in pixels, made with this build (${tested}); ${others.length} in layout alone: made with ${builds}`;
}
