import { useEffect, useRef, useState } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { answer } from '#journey/answers.ts';
import type { Form } from '#journey/application/form.ts';
import type { Facts } from '#journey/facts.ts';
import { CONTACT_NAMES, isProspect, PROSPECT_MARKETING_NAMES } from '#journey/prospect.ts';
import { readArrival } from '#site/browser/analytics/arrival.ts';
import { calls } from '../calls.ts';
import { ProspectSender } from './prospect-sender.ts';

/** Sends the prospect as soon as the contact fields are valid and the conditions accepted. */
export function useProspect(given: {
  form: Form;
  /** Undefined while there is no form to fill in. */
  facts: Facts | undefined;
  locale: ContractLocale;
  token: string | undefined;
}): void {
  const { form, facts, locale, token } = given;
  const held = useRef(token);
  held.current = token;
  const [sender] = useState(
    () => new ProspectSender((body) => calls.sendProspect(body, held.current ?? '')),
  );

  useEffect(() => {
    const { answers, uniqId, step } = form;
    if (!facts || !token || !isProspect(answers, facts)) return sender.offer(undefined);
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
