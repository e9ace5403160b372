import { type Clock, systemClock } from 'pg-boss';

/**
 * The queue's clock: right when the process starts, and steady from then on. Its timers wait until a time of this clock.
 * By the server's own they would wait through all that it is set back by, and jobs with them.
 */
export const STEADY_CLOCK: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};
