import { useEffect, useRef } from 'react';
import type { FormText } from '#journey/inquiries/form-text.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Office } from '#site/components/drawings/office.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import { fill } from '#words/translation.ts';
import type { AppointmentSetup } from './appointment-setup.ts';

/** The screen after sending (W-6.21): the next steps, and which documents to gather. */
export function AppointmentThanks({ setup, sent }: { setup: AppointmentSetup; sent: FormText }) {
  const { words } = setup;
  const { estate, means, credits } = words.thanks.papers;
  const ofMeans = { title: means.title, text: papersOfMeans(means, sent) };
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const { name = '', telephone = '', email = '' } = sent;
  return (
    <div className="appointment__thanks">
      <header className="appointment__head">
        <div>
          <h1 tabIndex={-1} ref={title}>
            {setup.sent.sentTitle}
          </h1>
          <p className="appointment__lead">
            {fill(setup.sent.sentText, { name, telephone, email })}
          </p>
        </div>
        <div className="appointment__drawing">
          <Office />
        </div>
      </header>
      <section className="appointment__papers">
        <h2>{words.thanks.nextTitle}</h2>
        <dl>
          {[estate, ofMeans, credits].map((paper) => (
            <div key={paper.title}>
              <dt>{paper.title}</dt>
              <dd>{paper.text}</dd>
            </div>
          ))}
        </dl>
        <LinkButton variant="plain" href={setup.back}>
          {words.thanks.back}
        </LinkButton>
      </section>
    </div>
  );
}

/** The papers of the incomes that were entered: amounts as typed. */
function papersOfMeans(
  { text, replacement, rent }: AppointmentWords['thanks']['papers']['means'],
  { revenuereplace = '', revenuelocation = '' }: FormText,
): string {
  const isPaid = (amount: string) => /[1-9]/.test(amount);
  const papers = [isPaid(revenuereplace) ? replacement : text];
  return [...papers, ...(isPaid(revenuelocation) ? [rent] : [])].join(' ');
}
