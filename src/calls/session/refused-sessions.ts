import { named, refusal } from '../problems.ts';

/** The token does not, or no longer, open a session. */
export const unknownToken = refusal('The session does not exist', named('unknown-token', {}));

/** A co-borrower's link gives access to their own part only. */
export const coborrowersSession = named('coborrowers-session', {});
