import { LinkButton } from '#site/components/button/button.tsx';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import type { ApplicationSetup } from '../setup.ts';

export interface SimulationMissingProps {
  setup: ApplicationSetup;
  /** `resume` says how to go on with an application that was begun. */
  words: { readonly title: string; readonly text: string; readonly resume?: string };
}

/** There is no loan to apply for, or none that is offered: the way to the simulator, and others. */
export function SimulationMissing({ setup, words }: SimulationMissingProps) {
  const { paramsMissing, contactLink } = setup.words.application;
  return (
    <div className="gate">
      <h1 className="step-title">{words.title}</h1>
      <p className="step-lede">{words.text}</p>
      {words.resume && <p className="gate__told">{words.resume}</p>}
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
