import type { SiteFormWords } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

/** The upload's progress: shown continuously, announced at each quarter. */
export function SendingProgress({ words, share }: { words: SiteFormWords; share: number }) {
  const percent = Math.floor(share * 100);
  const isAllSent = share >= 1;
  const shown = isAllSent ? words.arrived : fill(words.progress, { percent });
  const quarter = Math.floor(percent / 25) * 25;
  const announcement = quarter === 0 ? words.sending : fill(words.progress, { percent: quarter });
  return (
    <div className="sending-progress">
      <progress value={share} max={1} aria-label={words.sending} />
      <span aria-hidden="true">{shown}</span>
      <p className="unseen" role="status">
        {isAllSent ? words.arrived : announcement}
      </p>
    </div>
  );
}
