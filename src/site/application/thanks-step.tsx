import { answer } from '#journey/answers.ts';
import { fill } from '#words/translation.ts';
import { LinkButton } from '../components/button/button.tsx';
import { Figure } from '../components/figure/figure.tsx';
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

/** The reference, and the three things that happen next (spec 3 §2, step 7). */
export function ThanksStep({ setup, model }: { setup: ApplicationSetup; model: ApplicationModel }) {
  const words = setup.words.application;
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
        lede={fill(words.steps['7'].lede, { firstname: answer(model.form.answers, 'firstname') })}
      />
      <p className="thanks__reference">
        <span className="thanks__label">{thanks.reference}</span>
        <strong className="thanks__number">
          <Figure value="reference">{model.reference}</Figure>
        </strong>
        <span className="thanks__hint">{thanks.referenceHint}</span>
      </p>
      <h2 className="thanks__next">{thanks.nextTitle}</h2>
      <ol className="thanks__steps">
        {next.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
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
