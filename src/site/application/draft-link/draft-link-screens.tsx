import { BackToSimulator } from '../session/back-to-simulator.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';

/** The link to a draft does not work; the server never reveals whether it once did. */
export function DraftLinkEnded({ setup }: { setup: ApplicationSetup }) {
  const { ended } = setup.words.draftLink;
  return (
    <div className="gate">
      <StepHeading title={ended.title} lede={ended.once} />
      <p className="gate__told">{ended.elsewhere}</p>
      <BackToSimulator setup={setup} />
    </div>
  );
}
