import { useSettled } from '#site/browser/use-settled.ts';
import { ANNOUNCE_AFTER } from './describe-simulation.ts';

/** Says the result once typing pauses, and not with every key. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      {useSettled(text, ANNOUNCE_AFTER)}
    </p>
  );
}
