import type { ReactNode } from 'react';
import { brokerAddress } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import type { OfficeMoment } from '#domain/brokers/office-moment.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import { type Lender, mortgageLine } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';
import { formatDistance } from '#words/broker-finder/describe-results.ts';
import { BROKER_PAGE_WORDS, type BrokerPageWords } from '#words/broker-page/broker-page.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { frame } from '#words/frame/frame.ts';
import { hoursInWords } from '#words/frame/hours-in-words.ts';
import { fill } from '#words/translation.ts';
import { lampOf } from '../lamp/lamp.ts';
import type { MapNames } from '../map/map-names.ts';
import { StillMap } from '../map/still-map.tsx';
import { unbroken } from './broker-links.tsx';
import { BrokerPicture } from './broker-picture.tsx';
import { LenderLine } from './broker-results.tsx';

export interface BrokerPageProps {
  readonly locale: Locale;
  readonly broker: Broker;
  /** The broker's town in the page's language; empty if the address names none. */
  readonly town: string;
  /** What the map of the broker's surroundings is written with. */
  readonly names: MapNames;
  /** When the office is open; undefined where that is not known. */
  readonly hours: OpeningHours | undefined;
  readonly now: OfficeMoment;
  /** Others close by, nearest first. */
  readonly nearby: readonly FoundBroker[];
  readonly lender: Pick<Lender, 'name' | 'phones' | 'facts' | 'languages'>;
  /**
   * Where a request to the lender starts, for what the broker arranges, and where one writes to it. A
   * script keeps the broker when one goes there (src/site/brokers/calls/page).
   */
  readonly ways: { readonly request: string; readonly contact: string };
}

/** What a broker's page says: everything between the site's header and footer. */
export function BrokerPage(props: BrokerPageProps) {
  const { locale, broker, town, names, hours, now, nearby, lender, ways } = props;
  const words = withFacts(BROKER_PAGE_WORDS[locale], lender, locale);
  const { zip } = splitAddress(broker.address);
  const said = { lender: lender.name, name: broker.name };
  return (
    <div className="page-width broker-page">
      <p className="broker-page__back">
        <a href={zip ? `${ADDRESSES.brokers[locale]}?zip=${zip}` : ADDRESSES.brokers[locale]}>
          {zip ? fill(words.back, { town }) : words.backAll}
        </a>
      </p>
      <header className="broker-page__head">
        <div>
          <h1>{broker.name}</h1>
          <p className="broker-page__lede">{words.arranges[broker.type]}</p>
        </div>
        <BrokerPicture
          className="broker-page__picture"
          image={broker.image}
          alt={fill(words.picture, said)}
        />
      </header>
      <div className="broker-page__body">
        <dl className="broker-page__lines">
          <Line label={words.phone}>
            <a className="broker-page__phone" href={broker.phone}>
              {unbroken(broker.phoneLabel)}
            </a>
          </Line>
          <Line label={words.address}>
            <Address broker={broker} />
            <StillMap
              place={broker}
              type={broker.type}
              label={fill(words.map, said)}
              names={names}
              locale={locale}
            />
            <a href={routeTo(broker)} rel="noopener" target="_blank">
              {words.route}
            </a>
          </Line>
          <Contact broker={broker} words={words} />
          <Line label={words.hours} lamp={hours && lampOf(hours[now.weekday], now)}>
            <Hours hours={hours} locale={locale} words={words} />
          </Line>
        </dl>
        <section className="broker-page__next">
          <h2>{fill(words.next.title, said)}</h2>
          <p>{fill(words.next.text, said)}</p>
          <div className="broker-page__ways">
            <a className="button button--act" data-choose-broker={broker.id} href={ways.request}>
              {words.next[broker.type]}
            </a>
            <a className="button button--plain" data-choose-broker={broker.id} href={ways.contact}>
              {fill(words.next.contact, said)}
            </a>
          </div>
          <p className="broker-page__role">{fill(words.role, said)}</p>
        </section>
      </div>
      <div className="broker-page__foot">
        <OfLender lender={lender} broker={broker} words={words} contact={ways.contact} />
        {nearby.length > 0 && <Nearby brokers={nearby} locale={locale} words={words} />}
      </div>
    </div>
  );
}

interface LineProps {
  label: string;
  /** The classes of its lantern. */
  lamp?: string | undefined;
  children: ReactNode;
}

function Line({ label, lamp, children }: LineProps) {
  return (
    <div>
      <dt className={lamp}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ broker }: { broker: Broker }) {
  const { street, zip, town } = splitAddress(broker.address);
  return (
    <address>
      {street}
      {zip !== '' && street !== '' && <br />}
      {zip !== '' && `${zip}\u00a0${town}`}
    </address>
  );
}

/** OpenStreetMap asks where from by itself, and nothing is sent to it before one follows the link. */
function routeTo({ lat, lng }: Broker): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

function Contact({ broker, words }: { broker: Broker; words: BrokerPageWords }) {
  const { contact, contactUrl } = broker;
  if (contact === '' && contactUrl === '') return null;
  const isMail = contactUrl.startsWith('mailto:');
  const named = contact === '' ? words.writeUnnamed : fill(words.write, { contact });
  return (
    <Line label={words.contact}>
      {contact !== '' && <span>{contact}</span>}
      {contactUrl !== '' && <a href={contactUrl}>{isMail ? named : words.site}</a>}
    </Line>
  );
}

interface HoursProps {
  hours: OpeningHours | undefined;
  locale: Locale;
  words: BrokerPageWords;
}

function Hours({ hours, locale, words }: HoursProps) {
  const lines = hours === undefined ? [] : hoursInWords(hours, frame[locale]);
  if (lines.length === 0) return <span>{words.noHours}</span>;
  return (
    <>
      <ul className="broker-page__hours">
        {lines.map(({ days, times }) => (
          <li key={days}>
            <span>{days}</span> <span>{times}</span>
          </li>
        ))}
      </ul>
      <span className="broker-page__aside">{words.onHolidays}</span>
    </>
  );
}

interface OfLenderProps {
  lender: BrokerPageProps['lender'];
  broker: Broker;
  words: BrokerPageWords;
  contact: string;
}

/** The lender's own line, for what the broker arranges. */
function OfLender({ lender, broker, words, contact }: OfLenderProps) {
  const phone = broker.type === 'ch' ? mortgageLine(lender.phones) : lender.phones.personal;
  return (
    <section className="broker-page__lender">
      <h2>{fill(words.lender.title, { lender: lender.name })}</h2>
      <p>
        <span>{words.lender[broker.type]}</span>
        <LenderLine phone={phone} />
      </p>
      <p>
        <a href={contact}>{words.lender.contact}</a>
      </p>
    </section>
  );
}

interface NearbyProps {
  brokers: readonly FoundBroker[];
  locale: Locale;
  words: BrokerPageWords;
}

function Nearby({ brokers, locale, words }: NearbyProps) {
  return (
    <section className="broker-page__nearby">
      <h2>{words.nearby}</h2>
      <ul>
        {brokers.map((broker) => (
          <li key={broker.id}>
            <a href={brokerAddress(locale, broker.id)}>{broker.name}</a>
            <span>{words.arranges[broker.type]}</span>
            <span>
              {broker.distance === 0
                ? words.sameAddress
                : fill(words.away, {
                    distance: formatDistance(
                      broker.distance,
                      BROKER_FINDER_WORDS[locale].card,
                      locale,
                    ),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
