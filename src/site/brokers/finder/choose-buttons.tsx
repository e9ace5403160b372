import type { Broker } from '#domain/brokers/broker.ts';
import type { Office } from '#domain/brokers/offices.ts';
import { Button } from '#site/components/button/button.tsx';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';

export interface ChooseButtonsProps<B extends Broker> {
  office: Office<B>;
  words: BrokerFinderWords['card'];
  /** The id of the chosen broker. */
  chosenId: string | undefined;
  /** Chooses a broker, or removes the choice. */
  onChoose: (broker: B) => void;
}

/** A choose button for each type of credit that an office arranges. */
export function ChooseButtons<B extends Broker>({
  office,
  words,
  chosenId,
  onChoose,
}: ChooseButtonsProps<B>) {
  return (
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
            aria-label={`${act}, ${row.name}`}
            onClick={() => onChoose(row)}
          >
            {act}
          </Button>
        );
      })}
    </div>
  );
}
