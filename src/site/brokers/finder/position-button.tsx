import { Button } from '#site/components/button/button.tsx';
import { hintId } from '#site/components/field/description.ts';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import type { PositionFault } from './finder-state.ts';

export interface PositionButtonProps {
  words: BrokerFinderWords['position'];
  fault: PositionFault | undefined;
  isRequesting: boolean;
  /** True until hydration. */
  disabled: boolean;
  onRequest: () => void;
}

const NAME = 'near-me';

/** Searches around the visitor; the browser asks for permission when it is pressed. */
export function PositionButton({
  words,
  fault,
  isRequesting,
  disabled,
  onRequest,
}: PositionButtonProps) {
  return (
    <div className="finder__near">
      <Button
        variant="link"
        action={NAME}
        aria-describedby={hintId(NAME)}
        busy={isRequesting}
        disabled={disabled}
        busyLabel={words.asking}
        onClick={onRequest}
      >
        {words.button}
      </Button>
      <p className="field__hint" id={hintId(NAME)}>
        {words.note}
      </p>
      <p className="field__error" role="alert">
        {fault && words[fault]}
      </p>
    </div>
  );
}
