import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import { ChosenBrokerNotice } from './chosen-broker-notice.tsx';
import { describeBroker } from './describe-broker.ts';
import type { FormBroker } from './use-form-broker.ts';

/** The form control with the chosen broker's id. */
export function BrokerControl({ broker }: { broker: string | undefined }) {
  return <input type="hidden" name={BROKER_NAME} value={broker ?? ''} />;
}

/** Shows the chosen broker of a form, with a button to remove them. */
export function BrokerNotice({ words, broker }: { words: ChosenBrokerWords; broker: FormBroker }) {
  const { id, name } = broker;
  return (
    <>
      <BrokerControl broker={id} />
      <ChosenBrokerNotice
        words={words}
        lines={id === undefined ? [] : [{ what: 'broker', text: describeBroker(name, words) }]}
        onRemove={() => {
          broker.remove();
          return undefined;
        }}
      />
    </>
  );
}
