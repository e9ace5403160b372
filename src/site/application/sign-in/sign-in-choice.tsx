import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import { offeredSignIns } from '#journey/application/signing-in.ts';
import type { SigningIn } from '#journey/application/state.ts';
import { ITSME, newestOf, type SignedIn } from '#journey/signed-in.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import type { Dispatch } from '../effects/outside.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import './sign-in-choice.css';

type Names = ApplicationSetup['words']['application']['signIn']['names'];

interface SignInProps {
  setup: ApplicationSetup;
  model: Showing<'form' | 'mode' | 'session' | 'signingIn' | 'dispatch'>;
}

/** The name of a provider; its identifier if it is no longer offered. */
const nameIn = ({ offered }: SigningIn, provider: string) =>
  offered?.find(({ id }) => id === provider)?.name ?? provider;

/** A-2.9: itsme or the form, while neither is chosen; step 1's fields stand below it all the same. */
export function SignInChoice({ setup, model }: SignInProps) {
  const words = setup.words.application.signIn;
  const { dispatch } = model;
  const { leaving } = model.signingIn;
  const offered = offeredSignIns(model);
  if (offered.length === 0) return null;
  const itsme = offered.filter(({ id }) => id === ITSME);
  const others = offered.filter(({ id }) => id !== ITSME);
  const button = ({ id, name }: (typeof offered)[number]) => (
    <Button
      key={id}
      variant="plain"
      action="sign-in"
      data-provider={id}
      busy={leaving?.provider === id}
      busyLabel={words.leaving}
      onClick={() => dispatch({ kind: 'signInChosen', provider: id })}
    >
      {fill(words.button, { provider: name })}
    </Button>
  );
  return (
    <section className="sign-in" aria-label={words.title}>
      <p className="sign-in__text">{itsme.length > 0 ? words.text : words.textOther}</p>
      <div className="buttons">
        {itsme.map(button)}
        {itsme.length === 0 ? others.map(button) : null}
        <Button variant="link" action="fill-in" onClick={() => fillIn(dispatch)}>
          {itsme.length > 0 ? words.fillIn : words.fillInOther}
        </Button>
      </div>
      {itsme.length > 0 && others.length > 0 ? (
        <div className="sign-in__others">
          <p className="sign-in__text">{words.other}</p>
          <div className="buttons">{others.map(button)}</div>
        </div>
      ) : null}
    </section>
  );
}

/** Removes the choice, and moves the focus to the form's first field. */
function fillIn(dispatch: Dispatch): void {
  dispatch({ kind: 'filledInByHand' });
  document.querySelector<HTMLElement>('.step-form :is(input, select, textarea)')?.focus();
}

/** The result of signing in: which data was taken over, or that none was. */
export function SignInNotice({ setup, model }: SignInProps) {
  const words = setup.words.application.signIn;
  const { signingIn } = model;
  const { outcome } = signingIn;
  const taken = newestOf(signingIn.signedIn);
  if (outcome === 'cancelled')
    return (
      <Notice kind="info" role="status">
        <p>{words.cancelled}</p>
      </Notice>
    );
  if (outcome === 'failed')
    return (
      <Notice kind="error" title={words.failedTitle} role="alert">
        <p>{words.failed}</p>
      </Notice>
    );
  if (outcome !== 'done') return null;
  const provider = nameIn(signingIn, taken[0]?.provider ?? ITSME);
  const names = new Intl.ListFormat(setup.locale).format(namesOf(taken, words.names));
  return taken.length === 0 ? (
    <Notice kind="info" role="status">
      <p>{fill(words.nothing, { provider })}</p>
    </Notice>
  ) : (
    <Notice kind="info" title={fill(words.doneTitle, { provider })} role="status">
      <p>{fill(words.done, { names })}</p>
    </Notice>
  );
}

/** The names of the data taken over; the parts of an address are named once. */
function namesOf(taken: readonly SignedIn[], names: Names): readonly string[] {
  const isName = (name: string): name is keyof Names => Object.hasOwn(names, name);
  return [...new Set(taken.map(({ name }) => (isName(name) ? names[name] : names.address)))];
}

/**
 * "Repris d’itsme le 21/11/2026 à 14:05", next to an answer that still has the value from the sign-
 * in.
 */
export function originInWords(
  origin: SignedIn | undefined,
  signingIn: SigningIn,
  setup: ApplicationSetup,
): string | undefined {
  if (!origin) return undefined;
  const words = setup.words.application.signIn;
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, new Date(origin.at));
  return fill(origin.provider === ITSME ? words.originItsme : words.origin, {
    provider: nameIn(signingIn, origin.provider),
    date: formatDate(date),
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}
