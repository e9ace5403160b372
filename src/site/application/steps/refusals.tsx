import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

/**
 * Says that the refusal is automatic, and that a person can review it (GDPR art. 22, CDE VII.77).
 */
export function AutomaticAnswer({ setup }: { setup: ApplicationSetup }) {
  return <p>{setup.words.application.automatic}</p>;
}

/** The loan that the answers lead to is not lent like this: which it would be, why, and to whom to turn. */
export function NotOffered({
  setup,
  model,
}: {
  setup: ApplicationSetup;
  model: Showing<'unoffered'>;
}) {
  const { conditions, contactLink } = setup.words.application;
  const { unoffered } = model;
  const product = unoffered && setup.productNames[unoffered.product];
  return (
    <Notice kind="warning" title={conditions.notOfferedTitle} role="alert">
      {unoffered ? (
        <ul>
          {unoffered.reasons.map((reason) => (
            <li key={reason}>{conditions.reasons[reason]}</li>
          ))}
        </ul>
      ) : null}
      <p>{product ? fill(conditions.notOfferedLoan, { product }) : conditions.notOffered}</p>
      <AutomaticAnswer setup={setup} />
      <LinkButton variant="plain" href={setup.help.links.contact}>
        {contactLink}
      </LinkButton>
    </Notice>
  );
}
