import type { LenderPhone } from '#domain/lender/lender.ts';
import { Stages } from '#site/components/page-section/stages.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';

/** What happens after sending, and the phone number for those who prefer to talk. */
export function NextSteps({ words, phone }: { words: AppointmentWords; phone: LenderPhone }) {
  const { title, call, talk, decide, phone: rather } = words.next;
  return (
    <aside className="appointment__next" aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <Stages stages={[call, talk, decide]} />
      <p className="appointment__rather">{rather}</p>
      <p className="appointment__phone">
        <a href={`tel:${phone.e164}`}>{phone.shown.replaceAll(' ', '\u00a0')}</a>
      </p>
    </aside>
  );
}
