import { LinkButton } from '#site/components/button/button.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';

/** The link to a draft does not work; the server never reveals whether it once did. */
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
      <div className="gate__drawing">
        <MooredBoat />
      </div>
    </div>
  );
}
