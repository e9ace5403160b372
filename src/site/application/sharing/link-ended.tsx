import type { LinkEnd } from '#journey/application/ends.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';

/** The link opens nothing any more, and why. */
export function LinkEnded({ setup, end }: { setup: ApplicationSetup; end: LinkEnd }) {
  const { ended, e2 } = setup.words.link;
  const titles: Partial<Record<LinkEnd, string>> = {
    declined: e2.declinedTitle,
    'to-agree': e2.toAgree.title,
    expired: ended.expiredTitle,
  };
  return (
    <div className="gate">
      <StepHeading title={titles[end] ?? ended.title} lede={ended[end]} />
      <div className="form-actions">
        <LinkButton variant="plain" href={setup.help.links.contact}>
          {setup.words.application.contactLink}
        </LinkButton>
        <LinkButton variant="link" href={setup.links.home}>
          {ended.home}
        </LinkButton>
      </div>
      <div className="gate__drawing">
        <MooredBoat />
      </div>
    </div>
  );
}
