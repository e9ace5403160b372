import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isEmail } from '#domain/contact/email.ts';
import type { LenderPhone } from '#domain/lender/lender.ts';
import { Button } from '#site/components/button/button.tsx';
import { Buttons } from '#site/components/button/buttons.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import type { SharedRequestWords } from '#words/shared-request/shared-request.ts';
import { fill } from '#words/translation.ts';
import type { Followed, Wish } from './followed.ts';
import type { useFollowed } from './use-followed.ts';

interface PartProps {
  words: SharedRequestWords;
  followed: Followed;
  model: ReturnType<typeof useFollowed>;
}

interface OnePartProps {
  title: string;
  said: string;
  saidRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}

/** One thing the applicant can do, with what came of it. */
function Part({ title, said, saidRef, children }: OnePartProps) {
  return (
    <section className="shared-request__part">
      <h2>{title}</h2>
      {children}
      <p role="status" className="shared-request__said" ref={saidRef} tabIndex={-1}>
        {said}
      </p>
    </section>
  );
}

/** What came of a wish, in words; nothing where it was another one's. */
function saidOf({ words, model }: PartProps, wish: Wish, done: string): string {
  const { outcome } = model;
  if (outcome?.wish !== wish) return '';
  if (outcome.result === 'done') return done;
  return outcome.result === 'failed' ? words.failed : '';
}

/** The link, mailed again: from a certain time on, and only so often. */
export function ResendPart(props: PartProps & { phone: LenderPhone }) {
  const { words, followed, model, phone } = props;
  const { resendFrom, email } = followed;
  const again = resendFrom === undefined ? undefined : new Date(resendFrom);
  return (
    <Part
      title={words.resend.title}
      said={saidOf(props, 'resend', fill(words.resend.done, { email }))}
    >
      {again === undefined ? (
        <p>{fill(words.resend.often, { phone: phone.shown })}</p>
      ) : again > new Date() ? (
        <p>{fill(words.resend.later, { again: instantInWords(again, words.instant) })}</p>
      ) : (
        <>
          <p>{words.resend.text}</p>
          <Button
            variant="plain"
            action="resend"
            busy={model.busy === 'resend'}
            busyLabel={words.resend.busy}
            onClick={() => void model.wish('resend')}
          >
            {words.resend.button}
          </Button>
        </>
      )}
    </Part>
  );
}

/** The co-borrower's address, corrected: the link goes there, and the first one is dead. */
export function CorrectPart(props: PartProps) {
  const { words, followed, model } = props;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { canCorrect } = followed;
  const isSame = model.outcome?.wish === 'correct' && model.outcome.result === 'same-address';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const wrong =
      typed === '' ? words.correct.required : isEmail(typed) ? undefined : words.correct.invalid;
    setError(wrong);
    if (wrong) form.current?.querySelector('input')?.focus();
    // Sent, the address stands above; the field is for the next one.
    else if (await model.wish('correct', { email: typed })) setEmail('');
  };

  // The form goes with the last correction: the focus goes to what came of it.
  useEffect(() => {
    if (!canCorrect) said.current?.focus();
  }, [canCorrect]);

  const told = {
    title: words.correct.title,
    said: saidOf(props, 'correct', fill(words.correct.done, { email: followed.email })),
    saidRef: said,
  };
  if (!canCorrect) return <Part {...told} />;
  return (
    <Part {...told}>
      <p>{words.correct.text}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        ref={form}
        className="shared-request__form"
      >
        <TextField
          name="coborrowerEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={words.correct.label}
          width="medium"
          error={error ?? (isSame ? words.correct.same : undefined)}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button
          variant="plain"
          type="submit"
          action="correct"
          busy={model.busy === 'correct'}
          busyLabel={words.correct.busy}
        >
          {words.correct.button}
        </Button>
      </form>
    </Part>
  );
}

/** The request, taken back: asked once more, for it cannot be undone. */
export function WithdrawPart(props: PartProps) {
  const { words, followed, model } = props;
  // Undefined until it was asked: what comes back afterwards takes the focus back.
  const [asking, setAsking] = useState<boolean>();
  const { name } = followed;
  return (
    <Part title={words.withdraw.title} said={saidOf(props, 'withdraw', '')}>
      <p>{fill(words.withdraw.text, { name })}</p>
      {asking ? (
        <fieldset className="shared-request__sure">
          <legend>{words.withdraw.sure}</legend>
          <Buttons>
            <Button
              action="withdraw"
              busy={model.busy === 'withdraw'}
              busyLabel={words.withdraw.busy}
              onClick={() => void model.wish('withdraw')}
            >
              {words.withdraw.yes}
            </Button>
            <Button variant="plain" autoFocus onClick={() => setAsking(false)}>
              {words.withdraw.no}
            </Button>
          </Buttons>
        </fieldset>
      ) : (
        <Button
          variant="plain"
          action="ask-withdraw"
          autoFocus={asking === false}
          onClick={() => setAsking(true)}
        >
          {words.withdraw.button}
        </Button>
      )}
    </Part>
  );
}
