import { brokerOf, withBroker } from '#journey/chosen-broker.ts';
import { chosenBroker, storeBroker } from '#site/brokers/chosen/stored-broker.ts';
import type { FormState } from './form-state.ts';

/**
 * The form with the broker who goes along: chosen last in this browser, else as the draft has it.
 * `isBrought`: the draft came by a link from another device, and so did who was chosen there.
 */
export function withChosenBroker(form: FormState, isBrought: boolean): FormState {
  const own = brokerOf(form.answers);
  if (isBrought && own !== undefined) storeBroker(own);
  return { ...form, answers: withBroker(form.answers, chosenBroker() ?? own) };
}
