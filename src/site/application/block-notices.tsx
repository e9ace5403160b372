import type { ReactNode } from 'react';
import type { Fault } from '#journey/fault.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { sentenceFor } from '#words/faults/faults.ts';
import { AutomaticAnswer } from './refusals.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';
import { ShorterDuration } from './vehicle-notices.tsx';

const BLOCK_NOTICES: ReadonlySet<string> = new Set([
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
]);
const LEAVES_NO_WAY: ReadonlySet<string> = new Set([
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
]);

/** The faults that keep one from going on and are told in a notice. */
export const blocksIn = (faults: readonly Fault[]) =>
  faults.filter((fault) => BLOCK_NOTICES.has(fault.kind));

/** Some blocks leave nothing to go on to; a contradiction waits to be resolved (spec 3 §4). */
export const leavesNoWay = (fault: Fault) => LEAVES_NO_WAY.has(fault.kind);

interface BlockNoticesProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
  blocks: readonly Fault[];
}

/** What is in the way of the step, and where it is set right. */
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
          {fault.kind === 'vehicleTooOld' && model.facts ? (
            <ShorterDuration setup={setup} model={model} facts={model.facts} />
          ) : null}
          <AutomaticAnswer setup={setup} />
          <LinkButton variant="plain" href={setup.help.links.contact}>
            {words.contactLink}
          </LinkButton>
        </Notice>
      );
    const at: StepId = fault.kind === 'livingSinceBeforeBirth' ? '1' : '2';
    return (
      <Notice key={fault.field} kind="warning" title={words.warnings.title} role="status">
        {text}
        <a
          href={stepPath(at, setup.locale)}
          onClick={(event) => {
            event.preventDefault();
            void model.openAt(at, fault.field);
          }}
        >
          {at === '1' ? words.warnings.livingSinceLink : words.warnings.contractLink}
        </a>
      </Notice>
    );
  });
}
