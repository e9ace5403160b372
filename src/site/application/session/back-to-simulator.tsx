import { LinkButton } from '#site/components/button/button.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { GateDrawing } from './gate-drawing.tsx';

/** Where to go from a screen that cannot go on: the simulator, or somebody to ask. */
export function BackToSimulator({ setup }: { setup: ApplicationSetup }) {
  const { paramsMissing, contactLink } = setup.words.application;
  return (
    <>
      <div className="form-actions">
        <LinkButton action="restart" href={setup.links.simulator}>
          {paramsMissing.link}
        </LinkButton>
        <LinkButton variant="link" href={setup.help.links.contact}>
          {contactLink}
        </LinkButton>
      </div>
      <GateDrawing />
    </>
  );
}
