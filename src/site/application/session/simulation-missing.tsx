import type { ApplicationSetup } from '../setup.ts';
import { BackToSimulator } from './back-to-simulator.tsx';

export interface SimulationMissingProps {
  setup: ApplicationSetup;
  /** `resume` says how to go on with an application that was begun. */
  words: { readonly title: string; readonly text: string; readonly resume?: string };
}

/** There is no loan to apply for, or none that is offered: the way to the simulator, and others. */
export function SimulationMissing({ setup, words }: SimulationMissingProps) {
  return (
    <div className="gate">
      <h1 className="step-title">{words.title}</h1>
      <p className="step-lede">{words.text}</p>
      {words.resume && <p className="gate__told">{words.resume}</p>}
      <BackToSimulator setup={setup} />
    </div>
  );
}
