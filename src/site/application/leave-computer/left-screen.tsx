import type { LeftAnswers } from '#journey/application/state.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import { fill } from '#words/translation.ts';
import { GateDrawing } from '../session/gate-drawing.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { StepHeading } from '../steps/step-heading.tsx';

interface LeftScreenProps {
  setup: ApplicationSetup;
  left: LeftAnswers;
}

/** Says what became of the answers once the visitor has left this computer. */
export function LeftScreen({ setup, left }: LeftScreenProps) {
  const words = setup.words.leaveComputer.left;
  return (
    <div className="gate">
      <StepHeading title={words.title} lede={becameInWords(left, setup)} />
      <p className="gate__told">{left.kind === 'part' ? words.closeHere : words.close}</p>
      <p className="gate__told">{words.downloads}</p>
      <div className="form-actions">
        <LinkButton variant="plain" action="home" href={setup.links.home}>
          {setup.words.application.thanks.home}
        </LinkButton>
      </div>
      <GateDrawing />
    </div>
  );
}

function becameInWords(left: LeftAnswers, { words }: ApplicationSetup): string {
  const sentence = words.leaveComputer.left.became[left.kind];
  return left.kind === 'mailed'
    ? fill(sentence, {
        email: left.to,
        until: instantInWords(left.until, words.draftLink.instant),
      })
    : sentence;
}
