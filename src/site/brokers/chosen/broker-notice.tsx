import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { ChosenBrokerWords } from '#words/chosen-broker/chosen-broker.ts';
import { fill } from '#words/translation.ts';
import { ChosenBrokerNotice } from './chosen-broker-notice.tsx';
import type { FormBroker } from './use-form-broker.ts';

/** The broker in words: by their name, once it is known. */
export function describeBroker(name: string | undefined, words: ChosenBrokerWords): string {
  return name === undefined ? words.broker : fill(words.brokerNamed, { name });
}

/** The broker's control, in a form that they go along with. */
export function BrokerControl({ broker }: { broker: string | undefined }) {
  return <input type="hidden" name={BROKER_NAME} value={broker ?? ''} />;
}

/** The broker who goes along with a form: said, and taken out where one wants. */
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
