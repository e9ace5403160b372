import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { AlongWords } from '#words/along/along.ts';
import { fill } from '#words/translation.ts';
import { AlongNotice } from './chosen-notice.tsx';
import type { BrokerAlong } from './use-chosen-broker-name.ts';

/** The broker in words: by their name, once it is known. */
export function sayBroker(name: string | undefined, words: AlongWords): string {
  return name === undefined ? words.broker : fill(words.brokerNamed, { name });
}

/** The broker's control, in a form that they go along with. */
export function BrokerControl({ broker }: { broker: string | undefined }) {
  return <input type="hidden" name={BROKER_NAME} value={broker ?? ''} />;
}

/** The broker who goes along with a form: said, and taken out where one wants. */
export function BrokerNotice({ words, broker }: { words: AlongWords; broker: BrokerAlong }) {
  const { id, name } = broker;
  return (
    <>
      <BrokerControl broker={id} />
      <AlongNotice
        words={words}
        lines={id === undefined ? [] : [{ what: 'broker', text: sayBroker(name, words) }]}
        onRemove={() => {
          broker.remove();
          return undefined;
        }}
      />
    </>
  );
}
