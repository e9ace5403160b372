import { calls } from '../calls.ts';

/** Looks up these postcodes; `isAll` is true if the server answered for all of them. */
export async function validatePostcodes(
  zips: readonly string[],
): Promise<{ readonly known: Readonly<Record<string, boolean>>; readonly isAll: boolean }> {
  const answered = await Promise.all(
    zips.map(async (zip) => {
      const reply = await calls.validatePostcode(zip);
      return reply.kind === 'ok' ? [[zip, reply.body.valid] as const] : [];
    }),
  );
  const known = answered.flat();
  return { known: Object.fromEntries(known), isAll: known.length === zips.length };
}
