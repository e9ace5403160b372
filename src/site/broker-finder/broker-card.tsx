import { brokerAddress } from '#domain/brokers/broker-addresses.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { sayDistance } from '#words/broker-finder/say-results.ts';
import { fill } from '#words/translation.ts';
import { Button } from '../components/button/button.tsx';
import { BrokerHours } from './broker-hours.tsx';
import type { FinderSetup } from './finder-setup.ts';

/** The size in which pictures of brokers are kept, in pixels: their box stands before they come. */
export const PICTURE = { width: 480, height: 320 } as const;

export interface BrokerCardProps {
  broker: FoundBroker;
  setup: FinderSetup;
  isChosen: boolean;
  /** Chooses them, or takes the choice back. */
  onChoose: () => void;
}

/** A broker of the list: who, how far, how to reach them, and the button that chooses them. */
export function BrokerCard({ broker, setup, isChosen, onChoose }: BrokerCardProps) {
  const { id, name, type, address, phone, phoneLabel, contact, contactUrl, image } = broker;
  const { locale } = setup;
  const words = setup.words.card;
  const act = isChosen ? words.chosen : words.choose;
  const distance = sayDistance(broker.distance, words, locale);
  return (
    <li
      className={isChosen ? 'broker-card broker-card--chosen' : 'broker-card'}
      data-broker={id}
      data-type={type}
    >
      <div className="broker-card__head">
        <h3 className="broker-card__name" tabIndex={-1}>
          <a href={brokerAddress(locale, id)}>{name}</a>
        </h3>
        <p className="broker-card__facts">
          <span className="broker-card__type">{words[type]}</span>{' '}
          <span className="broker-card__away">{fill(words.away, { distance })}</span>
        </p>
      </div>
      {image.src !== '' && (
        <img className="broker-card__picture" src={image.src} alt="" loading="lazy" {...PICTURE} />
      )}
      <address className="broker-card__address">{address}</address>
      <p className="broker-card__ways">
        <a href={phone} aria-label={fill(words.call, { name, phone: phoneLabel })}>
          {phoneLabel.replaceAll(' ', '\u00a0')}
        </a>
        {contactUrl !== '' && (
          <a
            href={contactUrl}
            {...(contact === '' ? { 'aria-label': `${words.writeOffice}, ${name}` } : {})}
          >
            {contact === '' ? words.writeOffice : fill(words.write, { contact })}
          </a>
        )}
      </p>
      <BrokerHours broker={broker} setup={setup} />
      <div className="broker-card__act">
        <Button
          variant="plain"
          action="choose-broker"
          aria-pressed={isChosen}
          aria-label={`${act}, ${name}`}
          onClick={onChoose}
        >
          {act}
        </Button>
      </div>
    </li>
  );
}
