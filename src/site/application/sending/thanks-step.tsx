import type { ReactNode } from 'react';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { parseIsoDate } from '#domain/calendar/date.ts';
import { decisionDay } from '#domain/lender/decision-day.ts';
import { answer } from '#journey/answers.ts';
import type { Sent } from '#journey/application/state.ts';
import { nameOf } from '#journey/borrowers.ts';
import type { AnswerName } from '#journey/field-names.ts';
import { totalAmount } from '#journey/loan.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Barge } from '#site/components/drawings/barge.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { Stages } from '#site/components/page-section/stages.tsx';
import { PlainChart } from '#view/loan-chart/plain-chart.tsx';
import { dayInWords } from '#words/day-in-words.ts';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import { DocumentLinks } from '../recap/document-links.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { applicantsName } from '../sharing/coborrowers-screens.tsx';
import { StepHeading } from '../steps/step-heading.tsx';
import { ThanksFrame } from './thanks-frame.tsx';
import './thanks-step.css';

/** The reference, the confirmation of sharing or who decides now, and the three things that happen next. */
export function ThanksStep(props: ThanksProps) {
  const { sending, mode } = props.model;
  if (sending.sent.reference !== undefined) return <Arrived {...props} />;
  return mode === 'e2' ? <ToAgree {...props} /> : <Shared {...props} />;
}

interface ThanksProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'loan' | 'mode' | 'saving' | 'sending'>;
}

/** The applicant's part is saved, and the co-borrower has received the e-mail. */
function Shared({ setup, model }: ThanksProps) {
  const { share } = setup.words.link;
  const given = (name: AnswerName) => answer(model.form.answers, name);
  const follow = model.sending.sent.follow ?? model.saving.follow;
  const name = `${given('coborrowerFirstname')} ${given('coborrowerLastname')}`;
  return (
    <div className="thanks">
      <StepHeading title={share.title} lede={fill(share.lede, { firstname: given('firstname') })} />
      <NextSteps
        title={setup.words.application.thanks.nextTitle}
        steps={[
          {
            title: fill(share.next1Title, { name }),
            text: fill(share.next1, { email: given('coborrowerEmail') }),
          },
          { title: share.next2Title, text: share.next2 },
          { title: share.next3Title, text: share.next3 },
        ]}
      />
      {follow ? (
        <div className="thanks__follow">
          <LinkButton variant="plain" action="follow" href={follow}>
            {share.follow}
          </LinkButton>
          <p className="thanks__hint">{share.followHint}</p>
        </div>
      ) : null}
      <LinkButton variant="link" href={setup.links.home}>
        {setup.words.application.thanks.home}
      </LinkButton>
    </div>
  );
}

/**
 * The co-borrower accepted other conditions: the applicant has to decide, and there is no reference
 * yet.
 */
function ToAgree({ setup, model }: ThanksProps) {
  const { toAgree } = setup.words.link.e2;
  const firstname = answer(model.form.answers, nameOf('coborrower', 'firstname'));
  const name = applicantsName(model);
  return (
    <div className="thanks">
      <StepHeading title={toAgree.title} lede={fill(toAgree.lede, { firstname, name })} />
      <NextSteps
        title={setup.words.application.thanks.nextTitle}
        steps={[
          { title: fill(toAgree.next1Title, { name }), text: toAgree.next1 },
          { title: toAgree.next2Title, text: fill(toAgree.next2, { name }) },
          { title: toAgree.next3Title, text: toAgree.next3 },
        ]}
      />
      <DocumentLinks setup={setup} documents={model.saving.documents} />
      <LinkButton variant="plain" href={setup.links.home}>
        {setup.words.application.thanks.home}
      </LinkButton>
    </div>
  );
}

function NextSteps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { readonly title: string; readonly text: ReactNode }[];
}) {
  return (
    <>
      <h2 className="thanks__next">{title}</h2>
      <Stages stages={steps} />
    </>
  );
}

/** The loan’s river, with the barge at its mouth: the way through the application ends here. */
function ArrivingRiver({ model: { loan } }: Pick<ThanksProps, 'model'>) {
  if (!loan) return null;
  const { taeg, duration } = loan;
  return (
    <div className="thanks__river">
      <PlainChart amount={totalAmount(loan)} taeg={taeg} duration={duration} />
      <Barge />
    </div>
  );
}

/**
 * The day on which it was sent, by the server's clock as in the mail, and the day of the decision, where the lender
 * promises one.
 */
function findDays({ decision, holidays, locale, words }: ApplicationSetup, sent: Sent) {
  if (sent.sentAt === undefined) return undefined;
  const sentAt = new Date(sent.sentAt);
  const days = holidays.flatMap((day) => parseIsoDate(day) ?? []);
  const decided = decisionDay(sentAt, decision, days);
  if (!decided) return undefined;
  const { thanks } = words.application;
  const day = calendarDateIn(OFFICE_TIME_ZONE, sentAt);
  return {
    sent: fill(thanks.sent, { date: dayInWords(day, locale) }),
    decided: fill(thanks.decided, { date: dayInWords(decided, locale) }),
  };
}

function Dated({ day, children }: { day: string | undefined; children: string }) {
  return (
    <>
      {day ? <strong className="thanks__day">{day}</strong> : null}
      {children}
    </>
  );
}

function Arrived({ setup, model }: ThanksProps) {
  const words = setup.words.application;
  const isCoborrowers = model.mode === 'e2';
  const firstname = answer(
    model.form.answers,
    nameOf(isCoborrowers ? 'coborrower' : 'applicant', 'firstname'),
  );
  const { thanks } = words;
  const days = findDays(setup, model.sending.sent);
  const next = [
    { title: thanks.next1Title, text: <Dated day={days?.sent}>{thanks.next1}</Dated> },
    { title: thanks.next2Title, text: <Dated day={days?.decided}>{thanks.next2}</Dated> },
    { title: thanks.next3Title, text: thanks.next3 },
  ];
  return (
    <div className="thanks">
      <StepHeading
        title={words.steps['7'].title}
        lede={fill(isCoborrowers ? setup.words.link.e2.thanksLede : words.steps['7'].lede, {
          firstname,
        })}
      />
      <ArrivingRiver model={model} />
      <p className="thanks__reference">
        <span className="thanks__label">{thanks.reference}</span>
        <strong className="thanks__number">
          <Figure value="reference">{model.sending.sent.reference}</Figure>
        </strong>
        <span className="thanks__hint">{thanks.referenceHint}</span>
      </p>
      <NextSteps title={thanks.nextTitle} steps={next} />
      <DocumentLinks setup={setup} documents={model.saving.documents} />
      <LinkButton variant="plain" href={setup.links.home}>
        {thanks.home}
      </LinkButton>
      <ThanksFrame
        address={setup.thanksFrame}
        product={model.loan?.product}
        reference={model.sending.sent.reference}
        id={model.form.uniqId}
      />
    </div>
  );
}
