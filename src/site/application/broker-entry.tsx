import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeBroker } from '#site/brokers/chosen/broker-notice.tsx';
import { Button } from '#site/components/button/button.tsx';
import { fill } from '#words/translation.ts';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';

interface BrokerEntryProps {
  setup: ApplicationSetup;
  model: Pick<ApplicationModel, 'broker' | 'removeBroker'>;
  /** Once the request is sent they stay with it. */
  isSent?: boolean;
  /** Where it stands, around who it is and what takes them out. */
  children: (who: ReactNode, takeOut: ReactNode) => ReactNode;
}

/** The broker who goes along with the application; taken out, that they do not any more. */
export function BrokerEntry({ setup, model, isSent = false, children }: BrokerEntryProps) {
  const { along } = setup.words;
  const { broker, removeBroker } = model;
  const [removed, setRemoved] = useState<string>();
  const place = useRef<HTMLSpanElement>(null);

  // The button that was pressed is gone: the keyboard goes on from where it stood.
  useEffect(() => {
    if (removed !== undefined) place.current?.focus();
  }, [removed]);

  if (broker === undefined)
    return removed === undefined
      ? null
      : children(
          <span className="taken-out" tabIndex={-1} ref={place}>
            {removed}
          </span>,
          null,
        );
  const what = describeBroker(broker.name, along);
  return children(
    <span data-value="broker" data-code={broker.id}>
      {broker.name ?? along.brokerUnnamed}
    </span>,
    isSent ? null : (
      <Button
        variant="link"
        action="remove-broker"
        aria-label={fill(along.removeNamed, { what })}
        onClick={() => {
          setRemoved(fill(along.removed, { what }));
          removeBroker();
        }}
      >
        {along.remove}
      </Button>
    ),
  );
}
