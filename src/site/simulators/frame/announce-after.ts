/**
 * How long a result must stay unchanged before it is announced, in milliseconds, so that it is not
 * announced at every key.
 */
export const ANNOUNCE_AFTER = 1000;
