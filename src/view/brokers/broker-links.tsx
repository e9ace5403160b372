import type { Broker } from '#domain/brokers/broker.ts';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import { fill } from '#words/translation.ts';

/** The telephone of a broker or of the lender: never broken over two lines. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

export interface BrokerLinkProps {
  broker: Broker;
  words: Pick<BrokerFinderWords['card'], 'call' | 'write' | 'writeOffice'>;
}

export function PhoneLink({ broker: { name, phone, phoneLabel }, words }: BrokerLinkProps) {
  return (
    <a href={phone} aria-label={fill(words.call, { name, phone: phoneLabel })}>
      {unbroken(phoneLabel)}
    </a>
  );
}

/** To whom one writes: a person by name, or the office. `note` says for which credit, where that counts. */
export function ContactLink({ broker, words, note = '' }: BrokerLinkProps & { note?: string }) {
  const { name, contact, contactUrl } = broker;
  const isNamed = contact !== '';
  return (
    <a href={contactUrl} aria-label={isNamed ? undefined : `${words.writeOffice}, ${name}`}>
      {isNamed ? fill(words.write, { contact }) : words.writeOffice}
      {note}
    </a>
  );
}
