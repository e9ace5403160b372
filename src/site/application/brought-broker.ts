import { BROKER_NAME, brokerOf, readBroker, withBroker } from '#journey/chosen-broker.ts';
import { storeBroker, storedBroker } from '../along/stored-broker.ts';
import type { FormState } from './form-state.ts';
import { takeOffAddress } from './take-off-address.ts';

/** The broker whose link led here: from now on the one chosen in this browser. */
export function keepQueryBroker(): void {
  const broker = queryBroker();
  if (broker === undefined) return;
  storeBroker(broker);
  // Where no cookie is kept the address stays the only place.
  if (storedBroker() === broker) takeOffAddress([BROKER_NAME]);
}

/** The broker chosen last in this browser: by a link, else on the site. */
export function chosenBroker(): string | undefined {
  return queryBroker() ?? storedBroker();
}

/**
 * The form with the broker who goes along: chosen last in this browser, else as the draft has it.
 * `isBrought`: the draft came by a link from another device, and so did who was chosen there.
 */
export function withChosenBroker(form: FormState, isBrought: boolean): FormState {
  const own = brokerOf(form.answers);
  if (isBrought && own !== undefined) storeBroker(own);
  return { ...form, answers: withBroker(form.answers, chosenBroker() ?? own) };
}

function queryBroker(): string | undefined {
  return readBroker(new URLSearchParams(location.search).get(BROKER_NAME));
}
