import { useEffect, useRef } from 'react';
import type { Broker } from '#domain/brokers/broker.ts';
import { brokerAddress } from '#domain/brokers/broker-addresses.ts';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import { fill } from '#words/translation.ts';
import type { FinderSetup } from './finder-setup.ts';

export interface ChosenStripProps {
  broker: Broker;
  setup: FinderSetup;
  onRemove: () => void;
}

/** Whom one has chosen and how to reach them, what that means, and what comes next; and the way back. */
export function ChosenStrip({ broker, setup, onRemove }: ChosenStripProps) {
  const { locale, paths } = setup;
  const { card, chosen: words } = setup.words;
  const { id, name, address, phone, phoneLabel } = broker;
  const [before = '', after = ''] = words.title.split('{name}');
  const strip = useRef<HTMLElement>(null);
  // A marker says nothing more than a name: whoever pressed one sees whose it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another
  useEffect(() => {
    const isByMarker =
      document.activeElement?.closest('.finder__map') ||
      document.querySelector('.finder__answer--map');
    if (isByMarker) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  // What they arrange decides what one would do next.
  const next =
    broker.type === 'ch'
      ? { href: paths.appointment, label: words.appointment }
      : { href: paths.loan, label: words.loan };
  return (
    <section className="chosen-broker" aria-label={words.label} ref={strip}>
      <div className="chosen-broker__who">
        <p className="chosen-broker__name">
          {before}
          <a href={brokerAddress(locale, id)}>{name}</a>
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
