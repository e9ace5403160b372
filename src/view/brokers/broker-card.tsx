import { Fragment, type ReactNode } from 'react';
import { brokerPath } from '#addresses/broker-path.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import { contactsOf, distinctBy } from '#domain/brokers/office-results.ts';
import type { Office } from '#domain/brokers/offices.ts';
import { formatAway } from '#words/broker-finder/describe-results.ts';
import { BrokerHours } from './broker-hours.tsx';
import { ContactLink, PhoneLink } from './broker-links.tsx';
import { BrokerPicture } from './broker-picture.tsx';
import type { ResultsSetup } from './results-setup.ts';

export interface BrokerCardProps {
  /** A broker, with the other credit's row where the office arranges both. */
  office: Office<FoundBroker>;
  /** What was searched; undefined where it is the visitor's own position. */
  place: string | undefined;
  setup: ResultsSetup;
  isChosen?: boolean;
  /** What may be done with the office; without it, each credit's row is reached by a link. */
  children?: ReactNode;
}

/** An office of the list: who, how far, and how to reach them. */
export function BrokerCard({ office, place, setup, isChosen = false, children }: BrokerCardProps) {
  const [broker] = office;
  const { locale, paths } = setup;
  const words = setup.words.card;
  const image = office.find((row) => row.image.src !== '')?.image;
  const { phones, contacts } = contactsOf(office);
  const isLinked = children === undefined && office.length > 1;
  return (
    <li
      className={isChosen ? 'broker-card broker-card--chosen' : 'broker-card'}
      data-broker={broker.id}
      data-type={broker.type}
    >
      <div className="broker-card__head">
        <h3 className="broker-card__name" tabIndex={-1}>
          <a href={brokerPath(paths.own, broker.id)}>{broker.name}</a>
        </h3>
        <p className="broker-card__facts">
          {office.map(({ id, type }) => (
            <Fragment key={type}>
              <span className="broker-card__type">
                {isLinked ? <a href={brokerPath(paths.own, id)}>{words[type]}</a> : words[type]}
              </span>{' '}
            </Fragment>
          ))}
          <span className="broker-card__away">
            {formatAway(broker.distance, place, words, locale)}
          </span>
        </p>
      </div>
      {image && <BrokerPicture className="broker-card__picture" image={image} loading="lazy" />}
      <address className="broker-card__address">{broker.address}</address>
      <p className="broker-card__ways">
        {phones.map((row) => (
          <PhoneLink key={row.phone} broker={row} words={words} />
        ))}
        {contacts.map((row) => (
          <ContactLink
            key={row.id}
            broker={row}
            words={words}
            note={contacts.length > 1 ? ` (${words[row.type]})` : ''}
          />
        ))}
      </p>
      {distinctBy(office, ({ hours }) => hours.join()).map((row) => (
        <BrokerHours key={row.id} broker={row} setup={setup} />
      ))}
      {children}
    </li>
  );
}
