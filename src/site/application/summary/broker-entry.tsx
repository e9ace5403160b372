import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeBroker } from '#site/brokers/chosen/describe-broker.ts';
import { Button } from '#site/components/button/button.tsx';
import { fill } from '#words/translation.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

interface BrokerEntryProps {
  setup: ApplicationSetup;
  model: Showing<'broker' | 'dispatch'>;
  /** Once the request is sent, the broker can no longer be removed. */
  isSent?: boolean;
  /** Where it stands, around who it is and what takes them out. */
  children: (who: ReactNode, takeOut: ReactNode) => ReactNode;
}

/** The broker chosen for the application; after removal, a message that no broker is chosen. */
export function BrokerEntry({ setup, model, isSent = false, children }: BrokerEntryProps) {
  const { chosenBroker } = setup.words;
  const { broker, dispatch } = model;
  const [removed, setRemoved] = useState<string>();
  const place = useRef<HTMLSpanElement>(null);

  // The pressed button is gone; the keyboard focus continues from its place.
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
  const what = describeBroker(broker.name, chosenBroker);
  return children(
    <span data-value="broker" data-code={broker.id}>
      {broker.name ?? chosenBroker.brokerUnnamed}
    </span>,
    isSent ? null : (
      <Button
        variant="link"
        action="remove-broker"
        aria-label={fill(chosenBroker.removeNamed, { what })}
        onClick={() => {
          setRemoved(fill(chosenBroker.removed, { what }));
          dispatch({ kind: 'brokerRemoved' });
        }}
      >
        {chosenBroker.remove}
      </Button>
    ),
  );
}
