import { Button, LinkButton } from '../components/button/button.tsx';
import { Notice } from '../components/notice/notice.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';

/** The link to a draft opens nothing: the server says of none whether it ever did. */
export function DraftLinkEnded({ setup }: { setup: ApplicationSetup }) {
  const { ended } = setup.words.draftLink;
  const { contactLink, paramsMissing } = setup.words.application;
  return (
    <div className="gate">
      <StepHeading title={ended.title} lede={ended.once} />
      <p className="gate__told">{ended.elsewhere}</p>
      <div className="form-actions">
        <LinkButton action="restart" href={setup.links.simulator}>
          {paramsMissing.link}
        </LinkButton>
        <LinkButton variant="link" href={setup.help.links.contact}>
          {contactLink}
        </LinkButton>
      </div>
    </div>
  );
}

/** The link was opened: what is changed here is saved no longer, unless one goes on here too. */
export function Moved({ setup, model }: { setup: ApplicationSetup; model: ApplicationModel }) {
  const { moved } = setup.words.draftLink;
  return (
    <Notice kind="warning" title={moved.title} role="alert">
      <p>{moved.text}</p>
      <Button variant="link" action="go-on-here" onClick={model.goOnHere}>
        {moved.here}
      </Button>
    </Notice>
  );
}
