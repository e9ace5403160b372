import { useSettled } from './use-settled.ts';

/** How long after the last key the result is said aloud, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

/** Says the result once typing pauses, and not with every key. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      {useSettled(text, ANNOUNCE_AFTER)}
    </p>
  );
}
