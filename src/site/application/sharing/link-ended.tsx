import type { LinkEnd } from '#journey/application/ends.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { GateDrawing } from '../session/gate-drawing.tsx';
import { SentReference } from '../session/sent-reference.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';

interface LinkEndedProps {
  setup: ApplicationSetup;
  end: LinkEnd;
  /** Of the request, if it was sent in this window. */
  reference?: string | undefined;
}

/** The link opens nothing any more, and why. */
export function LinkEnded({ setup, end, reference }: LinkEndedProps) {
  const { ended, e2 } = setup.words.link;
  const titles: Partial<Record<LinkEnd, string>> = {
    sent: ended.sentTitle,
    declined: e2.declinedTitle,
    'to-agree': e2.toAgree.title,
    expired: ended.expiredTitle,
  };
  return (
    <div className="gate">
      <StepHeading title={titles[end] ?? ended.title} lede={ended[end]} />
      {reference ? <SentReference setup={setup} reference={reference} /> : null}
      <div className="form-actions">
        <LinkButton variant="plain" href={setup.help.links.contact}>
          {setup.words.application.contactLink}
        </LinkButton>
        <LinkButton variant="link" href={setup.links.home}>
          {ended.home}
        </LinkButton>
      </div>
      <GateDrawing />
    </div>
  );
}
