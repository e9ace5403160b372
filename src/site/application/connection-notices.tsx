import { isCoborrowerLater } from '#journey/borrowers.ts';
import { controlNames, stepAsking } from '#journey/shown.ts';
import { stepPath } from '#journey/steps.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { NotOffered } from './refusals.tsx';
import type { ApplicationSetup } from './setup.ts';
import type { ApplicationModel } from './use-application.ts';

interface ScreenProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** What could not be asked, and is asked again on Next. */
const ASKED = ['postcode', 'rate', 'verdict', 'screens'] as const;

/** What could not be asked or saved. */
export function ConnectionNotice({ setup, model }: ScreenProps) {
  const words = setup.words.application;
  if (model.problem === 'not-offered') return <NotOffered setup={setup} model={model} />;
  const asking = ASKED.find((problem) => problem === model.problem);
  if (!asking && model.saved !== 'failed') return null;
  return (
    <Notice kind="error" title={words.connection.title} role="alert">
      <p>{asking ? words.connection[asking] : words.connection.kept}</p>
      <Button
        variant="link"
        action="retry"
        onClick={() => (asking ? void model.next() : model.save())}
      >
        {words.buttons.retry}
      </Button>
    </Notice>
  );
}

/** Why the request has not been sent. */
export function SendNotice({ setup, model }: ScreenProps) {
  const { errors, buttons } = setup.words.application;
  if (model.sending === 'failed')
    return (
      <Notice kind="error" title={errors.sendFailed} role="alert">
        <p>{errors.sendFailedText}</p>
        <Button
          variant="link"
          action="retry"
          onClick={() => void (isCoborrowerLater(model.values) ? model.share() : model.send())}
        >
          {buttons.retry}
        </Button>
      </Notice>
    );
  if (model.sending === 'tooOften')
    return (
      <Notice kind="error" title={errors.sentTooOften} role="alert">
        <p>{errors.sentTooOftenText}</p>
      </Notice>
    );
  if (model.sending === 'refused')
    return (
      <Notice kind="error" title={errors.global} role="alert">
        <p>{errors.globalText}</p>
        <RefusedElsewhere setup={setup} model={model} />
      </Notice>
    );
  return null;
}

/** What was refused of other steps, each with the way there; this step's stand beside their fields. */
function RefusedElsewhere({ setup, model }: ScreenProps) {
  if (!model.facts) return null;
  const scope = { answers: model.values, facts: model.facts };
  const elsewhere = Object.entries(model.refusals)
    .map(([name, message]) => ({ name, message, at: stepAsking(name, scope) }))
    .filter(({ name, at }) => at !== model.step.id && !controlNames(model.step, scope).has(name));
  return (
    <ul>
      {elsewhere.map(({ name, message, at }) => (
        <li key={name}>
          {at === undefined ? (
            message
          ) : (
            <a
              href={stepPath(at, setup.locale)}
              onClick={(event) => {
                event.preventDefault();
                void model.openAt(at, name);
              }}
            >
              {message}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
