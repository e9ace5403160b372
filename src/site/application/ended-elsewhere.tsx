import type { ReactNode } from 'react';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';

interface EndedElsewhereProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/**
 * In the form's place, once the draft was sent, shared or taken along elsewhere: nothing that is
 * changed here would reach anybody, so that there is nothing to change, and where to look is said.
 */
export function EndedElsewhere({ setup, model }: EndedElsewhereProps) {
  const { alreadySent } = setup.words.application;
  const { share } = setup.words.link;
  const { moved } = setup.words.draftLink;
  if (model.saved === 'shared')
    return (
      <Ended {...share.already}>
        {model.follow ? (
          <LinkButton action="follow" href={model.follow}>
            {share.follow}
          </LinkButton>
        ) : null}
      </Ended>
    );
  if (model.saved === 'moved')
    return (
      <Ended {...moved}>
        <Button variant="plain" action="go-on-here" onClick={model.goOnHere}>
          {moved.here}
        </Button>
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

function Ended({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="gate" role="alert">
      <StepHeading title={title} lede={text} />
      <div className="form-actions">{children}</div>
    </div>
  );
}
