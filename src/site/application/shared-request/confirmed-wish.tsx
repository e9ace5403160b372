import { useState } from 'react';
import type { Wish } from '#journey/following.ts';
import { Button } from '#site/components/button/button.tsx';
import { Buttons } from '#site/components/button/buttons.tsx';
import type { FollowingModel } from './use-followed.ts';

interface ConfirmedWishProps {
  wish: Extract<Wish, 'withdraw' | 'refuse'>;
  words: { button: string; sure: string; yes: string; no: string; busy: string };
  model: Pick<FollowingModel, 'asked' | 'dispatch'>;
}

/** A button that erases both people's answers: it is asked once more before it does. */
export function ConfirmedWish({ wish, words, model }: ConfirmedWishProps) {
  // Undefined until the question was asked: the button that returns afterwards takes the focus back.
  const [asking, setAsking] = useState<boolean>();
  return asking ? (
    <fieldset className="shared-request__sure">
      <legend>{words.sure}</legend>
      <Buttons>
        <Button
          action={wish}
          busy={model.asked?.wish === wish}
          busyLabel={words.busy}
          onClick={() => model.dispatch({ kind: 'wished', wish })}
        >
          {words.yes}
        </Button>
        <Button variant="plain" autoFocus onClick={() => setAsking(false)}>
          {words.no}
        </Button>
      </Buttons>
    </fieldset>
  ) : (
    <Button
      variant="plain"
      action={`ask-${wish}`}
      autoFocus={asking === false}
      onClick={() => setAsking(true)}
    >
      {words.button}
    </Button>
  );
}
