import type { Broker } from '#domain/brokers/broker.ts';
import { fill } from '#words/translation.ts';
import { Button, LinkButton } from '../components/button/button.tsx';
import type { FinderSetup } from './finder-setup.ts';

export interface ChosenStripProps {
  broker: Broker;
  setup: FinderSetup;
  onRemove: () => void;
}

/** Whom one has chosen, what that means, and what comes next; and the way back. */
export function ChosenStrip({ broker, setup, onRemove }: ChosenStripProps) {
  const { paths } = setup;
  const words = setup.words.chosen;
  // What they arrange decides what one would do next.
  const next =
    broker.type === 'ch'
      ? { href: paths.appointment, label: words.appointment }
      : { href: paths.loan, label: words.loan };
  return (
    <section className="chosen-broker" aria-label={words.label}>
      <div className="chosen-broker__who">
        <p className="chosen-broker__name">{fill(words.title, { name: broker.name })}</p>
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
