import type { ProductCode } from '#domain/tariff/tariff.ts';
import { answer } from '#journey/answers.ts';
import { isCoborrowerLater } from '#journey/borrowers.ts';
import type { StepId } from '#journey/step.ts';
import { hasStep1b } from '#journey/vehicle.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

/** The label of a step's Next button, which says where it leads. */
export function goOnLabel(
  step: StepId,
  setup: ApplicationSetup,
  model: Showing<'values' | 'mode' | 'loan'>,
): string {
  const { share, e2 } = setup.words.link;
  if (step === '6' && isCoborrowerLater(model.values)) return share.button;
  if (model.mode === 'e1') return nextLabel(step, setup, model.loan?.product);
  if (step !== '6') return nextLabel(step, setup);
  // On other conditions than the applicant asked for, they may have to agree before it is sent.
  return answer(model.values, 'newConditionsCopy') === '' ? e2.send : e2.sendPart;
}

function nextLabel(step: StepId, setup: ApplicationSetup, product?: ProductCode): string {
  const { buttons } = setup.words.application;
  if (step === '1' && product && hasStep1b(product)) return buttons.toVehicle;
  if (step === '1' || step === '1b') return buttons.toActivity;
  if (step === '2') return buttons.toCosts;
  if (step === '3') return buttons.toFinishing;
  if (step === '5') return buttons.toRecap;
  return buttons.send;
}
