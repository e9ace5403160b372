/** Whether the pages offer to search streets: only with a geocoder, whose address they never state. Build only. */
export const knowsStreets = (process.env.GEOCODER_URL ?? '').trim() !== '';
