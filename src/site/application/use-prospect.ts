import { useEffect, useState } from 'react';
import { answer } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';
import { CONTACT_NAMES, isProspect, PROSPECT_MARKETING_NAMES } from '#journey/prospect.ts';
import { readArrival } from '#site/browser/analytics/arrival.ts';
import { calls } from './calls.ts';
import type { FormState } from './form-state.ts';
import { ProspectSender } from './prospect-sender.ts';

/** Tells who the applicant is as soon as the contact fields are right and the conditions accepted. */
export function useProspect(world: {
  form: FormState;
  /** Absent while there is no form to fill in. */
  facts: Facts | undefined;
  locale: string;
  token: () => string | undefined;
}): void {
  const { form, facts, locale, token } = world;
  const [sender] = useState(
    () => new ProspectSender((body) => calls.sendProspect(body, token() ?? '')),
  );

  useEffect(() => {
    const { answers, uniqId, step } = form;
    if (!facts || !token() || !isProspect(answers, facts)) return sender.offer(undefined);
    const contact = Object.fromEntries(CONTACT_NAMES.map((name) => [name, answer(answers, name)]));
    sender.offer({
      key: JSON.stringify([uniqId, contact]),
      body: () => ({
        lang: locale,
        step,
        product: facts.loan.product,
        uniqId,
        ...contact,
        ...marketingValues(),
      }),
    });
  }, [form, facts, locale, token, sender]);

  useEffect(() => () => sender.offer(undefined), [sender]);
}

/** With consent alone: without it there are none. */
function marketingValues(): Readonly<Record<string, string>> {
  const arrival = readArrival();
  return Object.fromEntries(
    PROSPECT_MARKETING_NAMES.flatMap((name) => {
      const value = arrival[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
