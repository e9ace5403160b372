import type { ReactNode } from 'react';
import { isStepBlock } from '#journey/application/step-blocks.ts';
import { nameOf, ownName } from '#journey/borrowers.ts';
import type { Fault } from '#journey/fault.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import { sentenceFor } from '#words/faults/faults.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { laterScreens } from './load-later-screens.ts';
import { AutomaticAnswer } from './refusals.tsx';

const LEAVES_NO_WAY: ReadonlySet<string> = new Set([
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
]);

/** The errors that block the step and are shown in a notice. */
export const blocksIn = (faults: readonly Fault[]) => faults.filter(isStepBlock);

/** Some blocks leave nothing to go on to; a contradiction waits to be resolved. */
export const leavesNoWay = (fault: Fault) => LEAVES_NO_WAY.has(fault.kind);

interface BlockProps {
  setup: ApplicationSetup;
  model: Showing<'facts' | 'values' | 'loan' | 'dispatch'>;
}

interface BlockNoticesProps extends BlockProps {
  blocks: readonly Fault[];
}

/** What blocks the step, and where to correct it. */
export function BlockNotices({ blocks, setup, model }: BlockNoticesProps): ReactNode {
  const words = setup.words.application;
  const vocabulary = {
    locale: setup.locale,
    faults: setup.words.faults,
    fields: setup.words.fields,
  };
  return blocks.map((fault) => {
    const text = <p>{sentenceFor(fault, vocabulary)}</p>;
    if (leavesNoWay(fault))
      return (
        <Notice key={fault.field} kind="warning" role="status">
          {text}
          {fault.kind === 'vehicleTooOld' ? <VehicleTooOld setup={setup} model={model} /> : null}
          <AutomaticAnswer setup={setup} />
          <LinkButton variant="plain" href={setup.help.links.contact}>
            {words.contactLink}
          </LinkButton>
        </Notice>
      );
    // Either of the two answers can be the wrong one; the birth date is on this step.
    const birthDate = nameOf(ownName(fault.field).borrower, 'birthDate');
    const at: StepId = fault.kind === 'livingSinceBeforeBirth' ? '1' : '2';
    return (
      <Notice key={fault.field} kind="warning" title={words.warnings.title} role="status">
        {text}
        <p>
          <a
            href={`#${birthDate}`}
            onClick={(event) => focusField(birthDate) && event.preventDefault()}
          >
            {words.warnings.birthDateLink}
          </a>
        </p>
        <p>
          <a
            href={stepPath(at, setup.locale)}
            onClick={(event) => {
              event.preventDefault();
              model.dispatch({ kind: 'answerSought', step: at, name: fault.field });
            }}
          >
            {at === '1' ? words.warnings.livingSinceLink : words.warnings.contractLink}
          </a>
        </p>
      </Notice>
    );
  });
}

/** The vehicle's own step alone blocks with it, and is later than the first. */
function VehicleTooOld({ setup, model }: BlockProps) {
  const { ShorterDuration } = laterScreens();
  return model.facts ? <ShorterDuration setup={setup} model={model} facts={model.facts} /> : null;
}
