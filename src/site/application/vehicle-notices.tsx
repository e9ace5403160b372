import { useEffect, useState } from 'react';
import type { Answers } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';
import { hasPrivateSeller } from '#journey/vehicle.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import { askForRate } from './ask-for-rate.ts';
import { findLongestOffered, loanOverItsLife } from './longest-for-vehicle.ts';
import type { ApplicationSetup } from './setup.ts';
import { simulatorAddress } from './simulator-address.ts';
import type { ApplicationModel } from './use-application.ts';

interface NoticeProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** Below the vehicle's fields: what a private sale changes, and where the amount is changed. */
export function VehicleNotices({ setup, model }: NoticeProps) {
  const words = setup.words.application.vehicle;
  const needsAnotherAmount = model.faults.some(({ kind }) => kind === 'advance');
  return (
    <>
      {hasPrivateSeller(model.values) ? (
        <Notice kind="warning" title={words.privateTitle} role="status">
          <p>{words.private}</p>
        </Notice>
      ) : null}
      {needsAnotherAmount ? (
        <Notice kind="info" role="status">
          <p>{words.amountInSimulation}</p>
          <ChangeSimulation setup={setup} model={model} />
        </Notice>
      ) : null}
    </>
  );
}

/** The vehicle is too old for the duration: up to which one it is not, and where that is chosen. */
export function ShorterDuration({ setup, model, facts }: NoticeProps & { facts: Facts }) {
  const words = setup.words.application.vehicle.tooOld;
  const longest = useLongestForVehicle(model.values, facts);
  const text = typeof longest === 'number' ? fill(words.longest, { n: longest }) : undefined;
  return (
    <>
      <p>{text ?? (longest === 'none' ? words.none : words.shorter)}</p>
      <ChangeSimulation setup={setup} model={model} />
    </>
  );
}

function ChangeSimulation({ setup, model }: NoticeProps) {
  if (!model.loan) return null;
  return (
    <LinkButton
      variant="plain"
      href={simulatorAddress(model.loan, setup)}
      onClick={model.leaveForSimulator}
    >
      {setup.words.application.summary.modify}
    </LinkButton>
  );
}

/** Asked anew where product or months change, not with every answer around them. */
function useLongestForVehicle(answers: Answers, facts: Facts): number | 'none' | undefined {
  const [longest, setLongest] = useState<number | 'none'>();
  const { loan } = facts;
  const { product, duration } = loanOverItsLife(answers, facts) ?? {};
  useEffect(() => {
    if (product === undefined || duration === undefined) return;
    let stale = false;
    void findLongestOffered({ ...loan, product, duration }, askForRate).then((found) => {
      if (!stale) setLongest(found);
    });
    return () => {
      stale = true;
    };
  }, [loan, product, duration]);
  return longest;
}
