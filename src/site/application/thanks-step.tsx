import { answer } from '#journey/answers.ts';
import { nameOf } from '#journey/borrowers.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Figure } from '#site/components/figure/figure.tsx';
import { fill } from '#words/translation.ts';
import { applicantsName } from './coborrowers-screens.tsx';
import { DocumentLinks } from './document-links.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import { ThanksFrame } from './thanks-frame.tsx';
import type { ApplicationModel } from './use-application.ts';
import './thanks-step.css';

/**
 * How long the specification lets one read before the home page would follow, in milliseconds. It
 * triggers it nowhere (spec 3 §4), and neither do we: nobody should lose the reference while reading.
 */
export const THANKS_REDIRECT_MS = 15_000;

/** The reference, the confirmation of sharing or who decides now, and the three things that happen next (spec 3 §2, step 7). */
export function ThanksStep(props: ThanksProps) {
  const { reference, mode } = props.model;
  if (reference !== undefined) return <Arrived {...props} />;
  return mode === 'e2' ? <ToAgree {...props} /> : <Shared {...props} />;
}

interface ThanksProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The applicant's part is kept, and the co-borrower has been written to. */
function Shared({ setup, model }: ThanksProps) {
  const { share } = setup.words.link;
  const told = (name: string) => answer(model.form.answers, name);
  const name = `${told('coborrowerFirstname')} ${told('coborrowerLastname')}`;
  return (
    <div className="thanks">
      <StepHeading title={share.title} lede={fill(share.lede, { firstname: told('firstname') })} />
      <NextSteps
        title={setup.words.application.thanks.nextTitle}
        steps={[
          {
            title: fill(share.next1Title, { name }),
            text: fill(share.next1, { email: told('coborrowerEmail') }),
          },
          { title: share.next2Title, text: share.next2 },
          { title: share.next3Title, text: share.next3 },
        ]}
      />
      {model.follow ? (
        <div className="thanks__follow">
          <LinkButton variant="plain" action="follow" href={model.follow}>
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

/** The co-borrower accepted other conditions: the applicant decides, and there is no reference yet. */
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
      <DocumentLinks setup={setup} documents={model.documents} />
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
  steps: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <>
      <h2 className="thanks__next">{title}</h2>
      <ol className="thanks__steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
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
  const next = [
    { title: thanks.next1Title, text: thanks.next1 },
    { title: thanks.next2Title, text: thanks.next2 },
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
      <p className="thanks__reference">
        <span className="thanks__label">{thanks.reference}</span>
        <strong className="thanks__number">
          <Figure value="reference">{model.reference}</Figure>
        </strong>
        <span className="thanks__hint">{thanks.referenceHint}</span>
      </p>
      <NextSteps title={thanks.nextTitle} steps={next} />
      <DocumentLinks setup={setup} documents={model.documents} />
      <LinkButton variant="plain" href={setup.links.home}>
        {thanks.home}
      </LinkButton>
      <ThanksFrame
        address={setup.thanksFrame}
        product={model.loan?.product}
        reference={model.reference}
        id={model.form.uniqId}
      />
    </div>
  );
}
