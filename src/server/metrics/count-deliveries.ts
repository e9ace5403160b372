import type { Channel } from '../deliveries/channel.ts';
import type { Recorder } from './recorder.ts';
import { stopwatch } from './stopwatch.ts';

/** The same channel, with every attempt counted and timed. */
export function countDeliveries(channel: Channel, recorder: Recorder): Channel {
  const { name } = channel;
  return {
    name,
    deliver: async (subject, messageId) => {
      const seconds = stopwatch();
      let outcome: 'taken' | 'refused' | 'fault' = 'fault';
      try {
        const taken = await recorder.within(
          `deliver by ${name}`,
          { 'loanfront.delivery': subject.kind },
          () => channel.deliver(subject, messageId),
        );
        outcome = taken.ok ? 'taken' : 'refused';
        return taken;
      } finally {
        const { kind } = subject;
        recorder.count('loanfront_delivery_attempts_total', { kind, channel: name, outcome });
        recorder.time('loanfront_delivery_duration_seconds', { channel: name }, seconds());
      }
    },
  };
}
