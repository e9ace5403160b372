/** The details of an entry, which are JSON; of one that somebody changed, if they are none any more, their text. */
export function readDetails(details: string): unknown {
  try {
    return JSON.parse(details);
  } catch {
    return details;
  }
}
