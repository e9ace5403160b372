import type { ReactNode } from 'react';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { GateDrawing } from './gate-drawing.tsx';
import { SentReference } from './sent-reference.tsx';

interface EndedElsewhereProps {
  setup: ApplicationSetup;
  model: Showing<'page' | 'saving' | 'sending' | 'dispatch'>;
}

/**
 * Replaces the form once the draft was sent, shared or continued elsewhere. Changes made here would
 * no longer reach the lender, so this screen says where to look instead.
 */
export function EndedElsewhere({ setup, model }: EndedElsewhereProps) {
  const { alreadySent } = setup.words.application;
  const { share } = setup.words.link;
  const { moved } = setup.words.draftLink;
  const { saved } = model.saving;
  const follow = model.sending.sent.follow ?? model.saving.follow;
  const goOnHere = (variant: 'link' | 'plain', label: string) => (
    <Button
      variant={variant}
      action="go-on-here"
      onClick={() => model.dispatch({ kind: 'wentOnHere' })}
    >
      {label}
    </Button>
  );
  if (saved === 'shared')
    return (
      <Ended {...share.already}>
        {follow ? (
          <LinkButton action="follow" href={follow}>
            {share.follow}
          </LinkButton>
        ) : null}
        {goOnHere('link', alreadySent.another)}
      </Ended>
    );
  if (saved === 'moved') return <Ended {...moved}>{goOnHere('plain', moved.here)}</Ended>;
  const { reference } = model.sending.sent;
  if (reference !== undefined)
    return (
      <Ended
        title={alreadySent.title}
        text={alreadySent.lost}
        reference={<SentReference setup={setup} reference={reference} />}
      >
        {/* Sent in this window: session and simulation are used up. */}
        {model.page === 'params-missing' ? (
          <LinkButton variant="plain" action="restart" href={setup.links.simulator}>
            {alreadySent.another}
          </LinkButton>
        ) : (
          goOnHere('plain', alreadySent.another)
        )}
      </Ended>
    );
  return (
    <Ended {...alreadySent}>
      <LinkButton variant="link" href={setup.help.links.contact}>
        {setup.words.application.contactLink}
      </LinkButton>
    </Ended>
  );
}

interface EndedProps {
  title: string;
  text: string;
  reference?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

function Ended({ title, text, reference, children }: EndedProps) {
  return (
    <div className="gate" role="alert">
      <StepHeading title={title} lede={text} />
      {reference}
      <div className="form-actions">{children}</div>
      <GateDrawing />
    </div>
  );
}
