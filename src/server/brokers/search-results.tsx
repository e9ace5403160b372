import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { BROKER_ADDRESSES, brokerAddress } from '#domain/brokers/broker-addresses.ts';
import type { FoundBroker, FoundBrokers, SuggestedPlace } from '#domain/brokers/finder.ts';
import { foundOffices, waysTo } from '#domain/brokers/office-results.ts';
import type { Office } from '#domain/brokers/offices.ts';
import { writeSearchQuery } from '#domain/brokers/search-query.ts';
import type { Lender, LenderPhone } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { APPOINTMENT_ADDRESSES } from '#domain/mortgage/appointment-addresses.ts';
import { BROKER_FINDER_WORDS, type BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import {
  describeArea,
  describeNone,
  formatAway,
  formatDistance,
} from '#words/broker-finder/describe-results.ts';
import { questionParts } from '#words/broker-finder/question-parts.ts';
import { fill } from '#words/translation.ts';

/** What a search without script comes to. */
export type SearchAnswer =
  | {
      readonly kind: 'fault';
      readonly fault: keyof BrokerFinderWords['faults'];
      readonly text: string;
      /** Places that may have been meant: the visitor is asked. */
      readonly mayBe?: readonly SuggestedPlace[];
    }
  | ({ readonly kind: 'found'; readonly place: string } & FoundBrokers);

export interface ResultsSetup {
  readonly locale: Locale;
  readonly lender: Pick<Lender, 'phones'>;
  /** What was searched for, which a link to another place searches for too. */
  readonly types: readonly BrokerType[];
}

/** The answer as HTML, in the words and classes of the finder's own list. */
export function searchResults(answer: SearchAnswer, setup: ResultsSetup): string {
  const words = BROKER_FINDER_WORDS[setup.locale];
  return renderToStaticMarkup(
    <div className="finder__answer page-width">
      <section className="finder__results" aria-label={words.results.label}>
        {answer.kind === 'fault' ? (
          <Fault answer={answer} words={words} setup={setup} />
        ) : answer.total === 0 ? (
          <NoneFound place={answer.place} words={words} setup={setup} />
        ) : (
          <Found answer={answer} words={words} locale={setup.locale} />
        )}
      </section>
    </div>,
  );
}

function Said({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className="finder__title">{title}</h2>
      <p className="finder__text">{children}</p>
    </>
  );
}

interface FaultProps {
  answer: Extract<SearchAnswer, { kind: 'fault' }>;
  words: BrokerFinderWords;
  setup: ResultsSetup;
}

/** What is wrong, and which place may have been meant. */
function Fault({ answer: { fault, text, mayBe = [] }, words, setup }: FaultProps) {
  const { locale, types } = setup;
  const title =
    mayBe.length === 0
      ? words.results.label
      : questionParts(mayBe, words.results, locale).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a
              key={part.label}
              href={BROKER_ADDRESSES[locale] + writeSearchQuery('', { typed: part.label, types })}
            >
              {part.label}
            </a>
          ),
        );
  return <Said title={title}>{fill(words.faults[fault], { text })}</Said>;
}

interface NoneFoundProps {
  place: string;
  words: BrokerFinderWords;
  setup: ResultsSetup;
}

function NoneFound({ place, words, setup }: NoneFoundProps) {
  const { personal, mortgage } = setup.lender.phones;
  const [before, between, after] = words.results.emptyText.split(/\{phone\}|\{mortgagePhone\}/);
  return (
    <>
      <Said title={describeNone(place, words.results)}>
        {before}
        <Line phone={personal} />
        {between}
        <Line phone={mortgage} />
        {after}
      </Said>
      <p className="finder__more">
        <a className="button button--plain" href={APPOINTMENT_ADDRESSES[setup.locale]}>
          {words.results.emptyAppointment}
        </a>
      </p>
    </>
  );
}

function Line({ phone }: { phone: LenderPhone }) {
  return <a href={`tel:${phone.e164}`}>{phone.shown}</a>;
}

interface FoundProps {
  answer: Extract<SearchAnswer, { kind: 'found' }>;
  words: BrokerFinderWords;
  locale: Locale;
}

function Found({ answer, words, locale }: FoundProps) {
  const { radius, place } = answer;
  const { offices, total } = foundOffices(answer);
  const within = fill(total === 1 ? words.results.one : words.results.several, {
    radius: formatDistance(radius, words.card, locale),
  });
  return (
    <>
      <h2 className="finder__title">
        <span className="finder__number">{total}</span> {within}{' '}
        {describeArea(place, words.results)}
      </h2>
      {offices.length < total && (
        <p className="finder__nearest">{fill(words.results.nearest, { n: offices.length })}</p>
      )}
      <ul className="finder__cards">
        {offices.map((office) => (
          <Card
            key={office[0].id}
            office={office}
            place={place}
            words={words.card}
            locale={locale}
          />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  office: Office<FoundBroker>;
  place: string;
  words: BrokerFinderWords['card'];
  locale: Locale;
}

function Card({ office, place, words, locale }: CardProps) {
  const [broker] = office;
  const { id, name, type, address } = broker;
  const { phones, contacts } = waysTo(office);
  return (
    <li className="broker-card" data-broker={id} data-type={type}>
      <div className="broker-card__head">
        <h3 className="broker-card__name">
          <a href={brokerAddress(locale, id)}>{name}</a>
        </h3>
        <p className="broker-card__facts">
          {office.map((row) => (
            <Fragment key={row.type}>
              <span className="broker-card__type">
                {office.length > 1 ? (
                  <a href={brokerAddress(locale, row.id)}>{words[row.type]}</a>
                ) : (
                  words[row.type]
                )}
              </span>{' '}
            </Fragment>
          ))}
          <span className="broker-card__away">
            {formatAway(broker.distance, place, words, locale)}
          </span>
        </p>
      </div>
      <address className="broker-card__address">{address}</address>
      <p className="broker-card__ways">
        {phones.map(({ phone, phoneLabel }) => (
          <a key={phone} href={phone} aria-label={fill(words.call, { name, phone: phoneLabel })}>
            {phoneLabel}
          </a>
        ))}
        {contacts.map(({ id, type, contact, contactUrl }) => (
          <a
            key={id}
            href={contactUrl}
            {...(contact === '' && { 'aria-label': `${words.writeOffice}, ${name}` })}
          >
            {contact === '' ? words.writeOffice : fill(words.write, { contact })}
            {contacts.length > 1 && ` (${words[type]})`}
          </a>
        ))}
      </p>
    </li>
  );
}
