import { calls, isDefinite, propertyOf } from './calls.ts';

/**
 * What the server said of postcodes, asked once each. A code that has not been asked yet counts as
 * right: it was judged when its step was left, and is judged again when the request is sent.
 */
export interface PostcodeBook {
  isPostcode(zip: string): boolean;
  /** Asks what is not known yet; false where the server could not answer now. */
  learn(zips: readonly string[]): Promise<boolean>;
}

export function createPostcodeBook(): PostcodeBook {
  const known = new Map<string, boolean>();
  return {
    isPostcode: (zip) => known.get(zip) ?? true,
    async learn(zips) {
      const replies = await Promise.all(
        zips
          .filter((zip) => /^\d{4}$/.test(zip) && !known.has(zip))
          .map(async (zip) => {
            const reply = await calls.validatePostcode(zip);
            const valid = isDefinite(reply) ? propertyOf(reply.body, 'valid') : undefined;
            if (typeof valid !== 'boolean') return false;
            known.set(zip, valid);
            return true;
          }),
      );
      return replies.every(Boolean);
    },
  };
}
