import { Fragment } from 'react';
import { brokerAddress } from '#domain/brokers/broker-addresses.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { distinctBy, waysTo } from '#domain/brokers/office-results.ts';
import type { Office } from '#domain/brokers/offices.ts';
import { Button } from '#site/components/button/button.tsx';
import { formatAway } from '#words/broker-finder/describe-results.ts';
import { fill } from '#words/translation.ts';
import { BrokerHours } from './broker-hours.tsx';
import type { FinderSetup } from './finder-setup.ts';

/** The size in which pictures of brokers are kept, in pixels: their box stands before they come. */
export const PICTURE = { width: 480, height: 320 } as const;

export interface BrokerCardProps {
  /** A broker, with the other credit's row where the office arranges both. */
  office: Office<FoundBroker>;
  /** What was searched; undefined where it is the visitor's own position. */
  place: string | undefined;
  setup: FinderSetup;
  /** Whom the visitor has chosen. */
  chosenId: string | undefined;
  /** Chooses them, or takes the choice back. */
  onChoose: (broker: FoundBroker) => void;
}

/** An office of the list: who, how far, how to reach them, and a button for each credit that chooses them. */
export function BrokerCard({ office, place, setup, chosenId, onChoose }: BrokerCardProps) {
  const [broker] = office;
  const { id, name, type, address } = broker;
  const { locale } = setup;
  const words = setup.words.card;
  const isChosen = office.some((row) => row.id === chosenId);
  const image = office.find((row) => row.image.src !== '')?.image;
  const { phones, contacts } = waysTo(office);
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
          {office.map((row) => (
            <Fragment key={row.type}>
              <span className="broker-card__type">{words[row.type]}</span>{' '}
            </Fragment>
          ))}
          <span className="broker-card__away">
            {formatAway(broker.distance, place, words, locale)}
          </span>
        </p>
      </div>
      {image && (
        <img className="broker-card__picture" src={image.src} alt="" loading="lazy" {...PICTURE} />
      )}
      <address className="broker-card__address">{address}</address>
      <p className="broker-card__ways">
        {phones.map(({ phone, phoneLabel }) => (
          <a key={phone} href={phone} aria-label={fill(words.call, { name, phone: phoneLabel })}>
            {phoneLabel.replaceAll(' ', '\u00a0')}
          </a>
        ))}
        {contacts.map(({ id, type, contact, contactUrl }) => (
          <a
            key={id}
            href={contactUrl}
            {...(contact === '' ? { 'aria-label': `${words.writeOffice}, ${name}` } : {})}
          >
            {contact === '' ? words.writeOffice : fill(words.write, { contact })}
            {contacts.length > 1 && ` (${words[type]})`}
          </a>
        ))}
      </p>
      {distinctBy(office, ({ hours }) => hours.join()).map((row) => (
        <BrokerHours key={row.id} broker={row} setup={setup} />
      ))}
      <div className="broker-card__act">
        {office.map((row) => {
          const isPressed = row.id === chosenId;
          const act =
            office.length > 1
              ? words[isPressed ? 'chosenFor' : 'chooseFor'][row.type]
              : words[isPressed ? 'chosen' : 'choose'];
          return (
            <Button
              key={row.type}
              variant="plain"
              action="choose-broker"
              value={row.id}
              aria-pressed={isPressed}
              aria-label={`${act}, ${name}`}
              onClick={() => onChoose(row)}
            >
              {act}
            </Button>
          );
        })}
      </div>
    </li>
  );
}
