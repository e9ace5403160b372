import { type Clock, systemClock } from 'pg-boss';

/**
 * The queue's clock: right when the process starts, and never set afterwards. A timer of pg-boss waits until a time of its
 * clock: by the server's own, setting that back by an hour would stop the scheduled jobs for an hour.
 */
export const STEADY_CLOCK: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};
