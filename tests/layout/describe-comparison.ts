/**
 * How the pages of this run are compared with what is kept: pixels say something only of the build of the
 * browser that the pictures were made with.
 */
export function describeComparison(tested: string, madeWith: readonly string[]): string {
  const others = madeWith.filter((build) => build !== tested);
  const named = [...new Set(others)].sort().join(', ');
  if (others.length === 0) return `pictures: compared in pixels, made with this build (${tested})`;
  if (others.length === madeWith.length)
    return `pictures: compared in layout alone: made with ${named}, this is ${tested}`;
  const these = madeWith.length - others.length;
  return `pictures: ${these} compared in pixels, made with this build (${tested}); ${others.length} in layout alone: made with ${named}`;
}
