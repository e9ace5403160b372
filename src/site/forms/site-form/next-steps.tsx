import type { LenderPhone } from '#domain/lender/lender.ts';
import { Stages } from '#site/components/page-section/stages.tsx';
import './next-steps.css';

export interface NextStepsProps {
  title: string;
  stages: readonly { title: string; text: string }[];
  /** The number for those who prefer to talk, and the sentence before it. */
  call?: { text: string; phone: LenderPhone };
}

/** What happens after sending, next to the form. */
export function NextSteps({ title, stages, call }: NextStepsProps) {
  return (
    <aside className="next-steps" aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <Stages stages={stages} />
      {call && (
        <>
          <p>{call.text}</p>
          <p className="next-steps__phone">
            <a href={`tel:${call.phone.e164}`}>{call.phone.shown.replaceAll(' ', '\u00a0')}</a>
          </p>
        </>
      )}
    </aside>
  );
}
