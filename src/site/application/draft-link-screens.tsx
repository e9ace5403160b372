import { LinkButton } from '#site/components/button/button.tsx';
import type { ApplicationSetup } from './setup.ts';
import { StepHeading } from './step-heading.tsx';

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
