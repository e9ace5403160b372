/**
 * What `work` comes to, or `late` if that takes longer than a time. What it comes to afterwards is ignored, a failure
 * too; the work itself is not stopped.
 * @param milliseconds from 0 on
 * @throws what the work fails with, in time
 */
export async function within<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const tooLate = Promise.withResolvers<Late>();
  const timer = setTimeout(tooLate.resolve, milliseconds, late);
  try {
    return await Promise.race([work, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
