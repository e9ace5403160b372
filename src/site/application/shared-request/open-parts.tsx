import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isEmail } from '#domain/contact/email.ts';
import type { LenderPhone } from '#domain/lender/lender.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import type { Wish } from '#journey/following.ts';
import { Button } from '#site/components/button/button.tsx';
import { EmailField } from '#site/components/email-field/email-field.tsx';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import { instantInWords } from '#words/instant-in-words.ts';
import type { SharedRequestWords } from '#words/shared-request/shared-request.ts';
import { fill } from '#words/translation.ts';
import { ConfirmedWish } from './confirmed-wish.tsx';
import type { Followed } from './followed.ts';
import type { FollowingModel } from './use-followed.ts';

interface PartProps {
  words: SharedRequestWords;
  followed: Followed;
  model: Pick<FollowingModel, 'asked' | 'outcome' | 'dispatch'>;
}

interface OnePartProps {
  title: string;
  result: string;
  resultRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}

/** An action of the applicant, with its result. */
function Part({ title, result, resultRef, children }: OnePartProps) {
  return (
    <section className="shared-request__part">
      <h2>{title}</h2>
      {children}
      <p role="status" className="shared-request__said" ref={resultRef} tabIndex={-1}>
        {result}
      </p>
    </section>
  );
}

/** The result of an action as text; undefined if it belongs to another action. */
function resultOf({ words, model }: PartProps, wish: Wish, done: string): string {
  const { outcome } = model;
  if (outcome?.wish !== wish) return '';
  if (outcome.result === 'done') return done;
  return outcome.result === 'failed' ? words.failed : '';
}

/** Sends the link again by e-mail; possible after a waiting time, and a limited number of times. */
export function ResendPart(props: PartProps & { phone: LenderPhone }) {
  const { words, followed, model, phone } = props;
  const { resendFrom, email } = followed;
  const again = resendFrom === undefined ? undefined : new Date(resendFrom);
  return (
    <Part
      title={words.resend.title}
      result={resultOf(props, 'resend', fill(words.resend.done, { email }))}
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
            busy={model.asked?.wish === 'resend'}
            busyLabel={words.resend.busy}
            onClick={() => model.dispatch({ kind: 'wished', wish: 'resend' })}
          >
            {words.resend.button}
          </Button>
        </>
      )}
    </Part>
  );
}

/**
 * Corrects the co-borrower's address: a new link is sent there, and the earlier link stops working.
 */
export function CorrectPart(props: PartProps) {
  const { words, followed, model } = props;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { canCorrect } = followed;
  const { outcome } = model;
  const isSame = outcome?.wish === 'correct' && outcome.result === 'same-address';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readEmail(email);
    const wrong =
      typed === '' ? words.correct.required : isEmail(typed) ? undefined : words.correct.invalid;
    setError(wrong);
    if (wrong) form.current?.querySelector('input')?.focus();
    else model.dispatch({ kind: 'wished', wish: 'correct', about: { email: typed } });
  };

  // Once sent, the address is shown above, and the field is empty for another correction.
  useEffect(() => {
    if (outcome?.wish === 'correct' && outcome.result === 'done') setEmail('');
  }, [outcome]);

  // The form disappears after the last correction, so the focus moves to the result.
  useEffect(() => {
    if (!canCorrect) result.current?.focus();
  }, [canCorrect]);

  const part = {
    title: words.correct.title,
    result: resultOf(props, 'correct', fill(words.correct.done, { email: followed.email })),
    resultRef: result,
  };
  if (!canCorrect) return <Part {...part} />;
  return (
    <Part {...part}>
      <p>{words.correct.text}</p>
      <form noValidate onSubmit={submit} ref={form} className="shared-request__form">
        <EmailField
          name="coborrowerEmail"
          meant={words.correct.meantEmail}
          autoComplete="off"
          label={keepTogether(words.correct.label)}
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
          busy={model.asked?.wish === 'correct'}
          busyLabel={words.correct.busy}
        >
          {words.correct.button}
        </Button>
      </form>
    </Part>
  );
}

/** Withdraws the request after a confirmation, because it cannot be undone. */
export function WithdrawPart(props: PartProps) {
  const { words, followed, model } = props;
  const { name } = followed;
  return (
    <Part title={words.withdraw.title} result={resultOf(props, 'withdraw', '')}>
      <p>{keepTogether(fill(words.withdraw.text, { name }))}</p>
      <ConfirmedWish wish="withdraw" words={words.withdraw} model={model} />
    </Part>
  );
}
