import type { ReactNode } from 'react';
import { brokerPath } from '#addresses/broker-path.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import type { BrokerLocatorWords } from '#words/broker-locator/broker-locator.ts';
import { ContactLink, PhoneLink } from './broker-links.tsx';
import { BrokerPicture } from './broker-picture.tsx';

export interface BrokerDetailProps {
  broker: Broker;
  words: BrokerLocatorWords['detail'];
  /** The finder's page. */
  finderPath: string;
  /** What may be done with the broker. */
  children: ReactNode;
}

/** One broker in short: name, picture, address, and how to reach them. */
export function BrokerDetail({ broker, words, finderPath, children }: BrokerDetailProps) {
  const { id, name, address, contactUrl, image } = broker;
  return (
    <>
      <h3 className="locator__name">{name}</h3>
      <BrokerPicture className="locator__picture" image={image} />
      <address className="locator__address">{address}</address>
      <p className="locator__ways">
        <PhoneLink broker={broker} words={words} />
        {contactUrl !== '' && <ContactLink broker={broker} words={words} />}
        <a href={brokerPath(finderPath, id)} aria-label={`${words.page}, ${name}`}>
          {words.page}
        </a>
      </p>
      <p className="locator__act">{children}</p>
    </>
  );
}
