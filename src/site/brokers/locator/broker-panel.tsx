import { type RefObject, useEffect } from 'react';
import { Button } from '#site/components/button/button.tsx';
import { BrokerDetail } from '#view/brokers/broker-detail.tsx';
import { forgetBroker, storeBroker } from '../chosen/stored-broker.ts';
import { useChosenId } from '../chosen/use-chosen-id.ts';
import type { LocatorSetup } from './locator-setup.ts';
import type { LocatorState } from './locator-state.ts';

export interface BrokerPanelProps {
  panel: RefObject<HTMLElement | null>;
  open: LocatorState['open'];
  setup: LocatorSetup;
  finderPath: string;
  /** Called when the broker was chosen or removed. */
  onChoose: (isChosen: boolean, name: string) => void;
  onClose: () => void;
}

/** The open broker, whom the visitor can choose; focused each time it opens. */
export function BrokerPanel({
  panel,
  open,
  setup,
  finderPath,
  onChoose,
  onClose,
}: BrokerPanelProps) {
  const words = setup.words.detail;
  const broker = open?.broker;
  const isChosen = useChosenId() === broker?.id;
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open, panel]);
  return (
    <section
      className="locator__detail"
      aria-label={words.label}
      tabIndex={-1}
      hidden={!broker}
      data-broker={broker?.id}
      ref={panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {broker && (
        <BrokerDetail broker={broker} words={words} finderPath={finderPath}>
          <Button
            variant="plain"
            action="choose-broker"
            aria-pressed={isChosen}
            onClick={() => {
              if (isChosen) forgetBroker();
              else storeBroker(broker.id);
              onChoose(!isChosen, broker.name);
            }}
          >
            {isChosen ? words.isChosen : words.choose}
          </Button>
          <Button variant="link" action="close-detail" onClick={onClose}>
            {words.close}
          </Button>
        </BrokerDetail>
      )}
    </section>
  );
}
