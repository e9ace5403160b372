/**
 * When an island hydrates with `client:idle`: as soon as the browser has nothing else to do, and at the latest after
 * so many milliseconds, because a busy page may never be idle. Where the browser cannot say (Safari), always then.
 */
export const WHEN_IDLE = { timeout: 300 } as const;
