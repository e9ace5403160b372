import type { Described } from '#calls/call.ts';
import type { ended } from '#calls/shares/ended.ts';
import { LINK_ENDS, type LinkEnd } from '#journey/application/ends.ts';

/**
 * Why the link has ended, according to the server; a newer server may give reasons that this page
 * has no text for.
 */
export function endIn(body: Described<typeof ended> | undefined): LinkEnd {
  const reason = body?.type === 'urn:loanfront:problem:share-ended' ? body.reason : undefined;
  return LINK_ENDS.find((end) => end === reason) ?? 'unknown';
}
