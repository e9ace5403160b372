import { useEffect, useState } from 'react';
import type { Answers } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';
import { hasPrivateSeller } from '#journey/vehicle.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import { fetchRate } from '../fetch-rate.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { simulatorAddress } from '../summary/simulator-address.ts';
import { findLongestOffered, loanOverItsLife } from './longest-for-vehicle.ts';

interface VehicleNoticesProps {
  setup: ApplicationSetup;
  model: Showing<'faults' | 'values' | 'loan' | 'dispatch'>;
}

interface ShorterDurationProps {
  setup: ApplicationSetup;
  model: Showing<'values' | 'loan' | 'dispatch'>;
  facts: Facts;
}

/** Below the vehicle's fields: the effect of a private sale, and where to change the amount. */
export function VehicleNotices({ setup, model }: VehicleNoticesProps) {
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

/**
 * Says that the vehicle is too old for the duration, the longest duration that is possible, and
 * where to choose it.
 */
export function ShorterDuration({ setup, model, facts }: ShorterDurationProps) {
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

function ChangeSimulation({
  setup,
  model,
}: {
  setup: ApplicationSetup;
  model: Showing<'loan' | 'dispatch'>;
}) {
  if (!model.loan) return null;
  return (
    <LinkButton
      variant="plain"
      href={simulatorAddress(model.loan, setup)}
      onClick={() => model.dispatch({ kind: 'leftForSimulator' })}
    >
      {setup.words.application.summary.modify}
    </LinkButton>
  );
}

/** Asked again where product or months change, not with every answer around them. */
function useLongestForVehicle(answers: Answers, facts: Facts): number | 'none' | undefined {
  const [longest, setLongest] = useState<number | 'none'>();
  const { loan } = facts;
  const { product, duration } = loanOverItsLife(answers, facts) ?? {};
  const isLent = product !== undefined && facts.isLent(product);
  useEffect(() => {
    if (product === undefined || duration === undefined) return;
    let stale = false;
    void findLongestOffered({ ...loan, product, duration }, isLent, fetchRate).then((found) => {
      if (!stale) setLongest(found);
    });
    return () => {
      stale = true;
    };
  }, [loan, product, duration, isLent]);
  return longest;
}
