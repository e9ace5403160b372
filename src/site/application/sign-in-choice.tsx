import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import type { SignedIn } from '#journey/signed-in.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import { ITSME } from './calls.ts';
import type { ApplicationSetup } from './setup.ts';
import type { SignInModel } from './use-sign-in.ts';
import './sign-in-choice.css';

type Names = ApplicationSetup['words']['application']['signIn']['names'];

interface SignInProps {
  setup: ApplicationSetup;
  signIn: SignInModel;
}

/** spec 2 §2: itsme or the form, while neither is chosen; step 1's fields stand below it all the same. */
export function SignInChoice({ setup, signIn }: SignInProps) {
  const words = setup.words.application.signIn;
  const { offered, leaving } = signIn;
  if (offered.length === 0) return null;
  const itsme = offered.filter(({ id }) => id === ITSME);
  const others = offered.filter(({ id }) => id !== ITSME);
  const button = ({ id, name }: (typeof offered)[number]) => (
    <Button
      key={id}
      variant="plain"
      action="sign-in"
      data-provider={id}
      busy={leaving === id}
      busyLabel={words.leaving}
      onClick={() => void signIn.start(id)}
    >
      {fill(words.button, { provider: name })}
    </Button>
  );
  return (
    <section className="sign-in" aria-labelledby="sign-in-title">
      <h2 className="section__title" id="sign-in-title">
        {words.title}
      </h2>
      <p className="sign-in__text">{itsme.length > 0 ? words.text : words.textOther}</p>
      <div className="buttons">
        {itsme.map(button)}
        {itsme.length === 0 ? others.map(button) : null}
        <Button variant="link" action="fill-in" onClick={() => fillIn(signIn)}>
          {words.fillIn}
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

/** The choice goes, and what it was made for takes the focus. */
function fillIn(signIn: SignInModel): void {
  signIn.fillIn();
  document.querySelector<HTMLElement>('.step-form :is(input, select, textarea)')?.focus();
}

/** How signing in ended: what was taken over, or that nothing was. */
export function SignInNotice({ setup, signIn }: SignInProps) {
  const words = setup.words.application.signIn;
  const { outcome, told } = signIn;
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
  const provider = signIn.nameOf(told[0]?.provider ?? ITSME);
  const names = new Intl.ListFormat(setup.locale).format(namesTold(told, words.names));
  return told.length === 0 ? (
    <Notice kind="info" role="status">
      <p>{fill(words.nothing, { provider })}</p>
    </Notice>
  ) : (
    <Notice kind="info" title={fill(words.doneTitle, { provider })} role="status">
      <p>{fill(words.done, { names })}</p>
    </Notice>
  );
}

/** What was told, in words; the parts of an address as one. */
function namesTold(told: readonly SignedIn[], names: Names): readonly string[] {
  const isName = (name: string): name is keyof Names => Object.hasOwn(names, name);
  return [...new Set(told.map(({ name }) => (isName(name) ? names[name] : names.address)))];
}

/** «Repris d’itsme le 21/11/2026 à 14:05», beside an answer that is as it was told. */
export function originInWords(
  origin: SignedIn | undefined,
  signIn: SignInModel,
  setup: ApplicationSetup,
): string | undefined {
  if (!origin) return undefined;
  const words = setup.words.application.signIn;
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, new Date(origin.at));
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return fill(origin.provider === ITSME ? words.originItsme : words.origin, {
    provider: signIn.nameOf(origin.provider),
    date: formatDate(date),
    time: `${hour}:${minute}`,
  });
}
