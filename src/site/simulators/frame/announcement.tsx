import { useSettled } from '#site/browser/use-settled.ts';
import { ANNOUNCE_AFTER } from './announce-after.ts';

/** Announces the result to screen readers once typing pauses, instead of at every key. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      {useSettled(text, ANNOUNCE_AFTER)}
    </p>
  );
}
