import { isCoborrowerLater } from '#journey/borrowers.ts';
import { controlNames, stepAsking } from '#journey/shown.ts';
import { stepPath } from '#journey/steps.ts';
import { Button } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';

interface SendProps {
  setup: ApplicationSetup;
  model: Showing<'sending' | 'values' | 'facts' | 'step' | 'dispatch'>;
}

/** Says why the request has not been sent. */
export function SendNotice({ setup, model }: SendProps) {
  const { errors, buttons } = setup.words.application;
  const { shown } = model.sending;
  if (shown === 'failed')
    return (
      <Notice kind="error" title={errors.sendFailed} role="alert">
        <p>{errors.sendFailedText}</p>
        <Button
          variant="link"
          action="retry"
          onClick={() =>
            model.dispatch({ kind: isCoborrowerLater(model.values) ? 'share' : 'send' })
          }
        >
          {buttons.retry}
        </Button>
      </Notice>
    );
  if (shown === 'tooOften')
    return (
      <Notice kind="error" title={errors.sentTooOften} role="alert">
        <p>{errors.sentTooOftenText}</p>
      </Notice>
    );
  if (shown === 'consentsChanged')
    return (
      <Notice kind="error" title={errors.consentsChanged} role="alert">
        <p>{errors.consentsChangedText}</p>
      </Notice>
    );
  if (shown === 'refused')
    return (
      <Notice kind="error" title={errors.global} role="alert">
        <p>{errors.globalText}</p>
        <RefusedElsewhere setup={setup} model={model} />
      </Notice>
    );
  return null;
}

/**
 * Answers refused at other steps, each with a link there. Refusals of this step are shown next to
 * their fields.
 */
function RefusedElsewhere({ setup, model }: SendProps) {
  if (!model.facts) return null;
  const scope = { answers: model.values, facts: model.facts };
  const elsewhere = Object.entries(model.sending.refusals)
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
                model.dispatch({ kind: 'answerSought', step: at, name });
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
