import { useEffect, useRef } from 'react';
import { brokerPath } from '#addresses/broker-path.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import { fill } from '#words/translation.ts';
import type { FinderSetup } from './finder-setup.ts';

export interface ChosenStripProps {
  broker: Broker;
  setup: FinderSetup;
  onRemove: () => void;
}

/** The chosen broker, their contact details, the next steps, and a link back. */
export function ChosenStrip({ broker, setup, onRemove }: ChosenStripProps) {
  const { paths } = setup;
  const { card, chosen: words } = setup.words;
  const { id, name, address, phone, phoneLabel } = broker;
  const [before = '', after = ''] = words.title.split('{name}');
  const strip = useRef<HTMLElement>(null);
  // A marker shows a name only: pressing it scrolls to the details.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the choice changes
  useEffect(() => {
    const isByMarker =
      document.activeElement?.closest('.finder__map') ||
      document.querySelector('.finder__answer--map');
    if (isByMarker) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  // The next steps depend on the credits they arrange.
  const next =
    broker.type === 'ch'
      ? { href: paths.appointment, label: words.appointment }
      : { href: paths.loan, label: words.loan };
  return (
    <section className="chosen-broker" aria-label={words.label} ref={strip}>
      <div className="chosen-broker__who">
        <p className="chosen-broker__name">
          {before}
          <a href={brokerPath(paths.own, id)}>{name}</a>
          {after}
        </p>
        <p className="chosen-broker__reach">
          <span className="chosen-broker__address">{address}</span>{' '}
          <a href={phone} aria-label={fill(card.call, { name, phone: phoneLabel })}>
            {phoneLabel.replaceAll(' ', '\u00a0')}
          </a>
        </p>
        <p className="chosen-broker__text">{words.text}</p>
      </div>
      <div className="chosen-broker__next">
        <LinkButton href={next.href}>{next.label}</LinkButton>
        <a href={paths.contact}>{words.contact}</a>
        <Button variant="link" action="remove-broker" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
