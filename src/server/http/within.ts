/**
 * The result of `work`, or `late` if that takes longer than the limit. A later result or failure is ignored; the work
 * itself is not stopped.
 * @param milliseconds from 0 on
 * @throws the error of the work, if it fails within the limit
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
