import { useEffect } from 'react';
import { foreseeRefusal } from '#journey/affordability/foresee-refusal.ts';
import { isDraftEnd } from '#journey/application/ends.ts';
import { answerOf, isCoborrowerLater } from '#journey/borrowers.ts';
import { previousStep } from '#journey/navigation.ts';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import { focusField } from '#site/components/error-summary/focus-field.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import { fill } from '#words/translation.ts';
import { ContinueElsewhere } from '../draft-link/continue-elsewhere.tsx';
import { StepForm } from '../fields/step-form.tsx';
import type { ApplicationModel, Showing } from '../model.ts';
import { ConnectionNotice } from '../sending/connection-notice.tsx';
import { EndedElsewhere } from '../session/ended-elsewhere.tsx';
import type { ApplicationSetup } from '../setup.ts';
import { applicantsName, Invited } from '../sharing/coborrowers-screens.tsx';
import { SignInChoice, SignInNotice } from '../sign-in/sign-in-choice.tsx';
import { BlockNotices, blocksIn, leavesNoWay } from './block-notices.tsx';
import { OwnersOnly, Revisiting, TariffChanged } from './first-step-notices.tsx';
import { goOnLabel } from './go-on-label.ts';
import { laterScreens } from './load-later-screens.ts';
import { AutomaticAnswer } from './refusals.tsx';
import { StepHeading } from './step-heading.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface ScreenProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The screen of the current step. */
export function FormScreen({ setup, model }: ScreenProps) {
  const { step } = model.form;
  if (step === '7') {
    const { ThanksStep } = laterScreens();
    return <ThanksStep setup={setup} model={model} />;
  }
  if (isDraftEnd(model.saving.saved)) return <EndedElsewhere setup={setup} model={model} />;
  if (model.allFaults.some((fault) => fault.kind === 'formEnded'))
    return <FormEnded setup={setup} model={model} />;
  return (
    <>
      <CurrentScreen setup={setup} model={model} />
      {model.mode === 'e1' ? <ContinueElsewhere key={step} setup={setup} model={model} /> : null}
    </>
  );
}

function CurrentScreen({ setup, model }: ScreenProps) {
  const { step } = model.form;
  if (step === '1c' || step === '4b') {
    const { ConditionsScreen } = laterScreens();
    return <ConditionsScreen key={step} setup={setup} model={model} step={step} />;
  }
  if (step === '4') {
    const { BudgetScreen } = laterScreens();
    return <BudgetScreen setup={setup} model={model} />;
  }
  return <StepScreen key={step} setup={setup} model={model} />;
}

function StepScreen({ setup, model }: ScreenProps) {
  const words = setup.words.application;
  const { step } = model.form;
  const texts = words.steps[step as keyof typeof words.steps];
  const isRecap = step === '6';
  // Every step but the first opens once these are loaded.
  const later = step === '1' ? undefined : laterScreens();
  const recap = isRecap ? later : undefined;
  const blocks = blocksIn(model.allFaults);
  const hidesNext = blocks.some(leavesNoWay);
  const disablesNext = !hidesNext && blocks.length > 0;
  const { aim } = model.form;
  const { link } = setup.words;
  const borrower = model.mode === 'e2' ? 'coborrower' : 'applicant';
  const prefix = model.mode === 'e2' ? 'coborrower-' : '';
  const refusal = model.facts && foreseeRefusal(model.values, model.facts);
  const isInvited = step === '1' && model.mode === 'e2';
  const isShared = isRecap && isCoborrowerLater(model.values);
  const isSending = model.sending.shown === 'sending';
  const sendingLabel = isShared ? link.share.sharing : words.buttons.sending;
  const goOn = useFocusBack(isSending);
  useEffect(() => {
    if (aim !== undefined && !isRecap) focusField(aim);
  }, [aim, isRecap]);

  return (
    <>
      <StepHeading
        title={texts.title}
        lede={isInvited ? fill(link.e2.invited, { name: applicantsName(model) }) : texts.lede}
      />
      {step === '1' ? <TariffChanged setup={setup} model={model} /> : null}
      {step === '1' && model.mode === 'e1' ? <Revisiting setup={setup} model={model} /> : null}
      {isInvited ? <Invited setup={setup} model={model} /> : null}
      {step === '1' ? <SignInNotice setup={setup} model={model} /> : null}
      {step === '1' ? <SignInChoice setup={setup} model={model} /> : null}
      {recap ? <recap.Recap setup={setup} model={model} /> : null}
      {recap ? <recap.DocumentLinks setup={setup} documents={model.saving.documents} /> : null}
      <StepForm
        setup={setup}
        model={model}
        onSubmit={() => model.dispatch({ kind: isShared ? 'share' : isRecap ? 'send' : 'next' })}
        before={recap ? { [`${prefix}consents`]: <recap.LegalClauses setup={setup} /> } : {}}
        after={{
          ...(later &&
            step === '1b' && { vehicle: <later.VehicleNotices setup={setup} model={model} /> }),
          ...(later &&
            step === '2' &&
            refusal && {
              [refusal === 'both' || model.mode === 'e2' ? 'coborrower-activity' : 'activity']: (
                <later.IncomeWarning setup={setup} refusal={refusal} />
              ),
            }),
          ...(step === '1' &&
            model.mode === 'e1' && { housing: <OwnersOnly setup={setup} model={model} /> }),
          ...(answerOf(model.values, borrower, 'isLandlord') === 'yes' && {
            [`${prefix}credits`]: (
              <Notice kind="tip" title={words.mortgageTip.title}>
                <p>{words.mortgageTip.text}</p>
              </Notice>
            ),
          }),
        }}
      >
        <BlockNotices blocks={blocks} setup={setup} model={model} />
        {recap && isShared ? <recap.WhatSharingDoes setup={setup} /> : null}
        {recap && model.mode === 'e2' && !hidesNext ? (
          <recap.WhatSendingMeans setup={setup} />
        ) : null}
        {recap ? <recap.SendNotice setup={setup} model={model} /> : null}
        <div className="form-actions">
          {hidesNext ? null : (
            <Button
              type="submit"
              action={isShared ? 'share' : isRecap ? 'send' : 'next'}
              disabled={disablesNext || isSending}
              busy={isSending}
              busyLabel={sendingLabel}
              ref={goOn}
            >
              {model.form.changing === undefined
                ? goOnLabel(step, setup, model)
                : words.buttons.backToRecap}
            </Button>
          )}
          {model.facts && previousStep(step, model.form.answers, model.facts) ? (
            <Button
              variant="link"
              action="previous"
              onClick={() => model.dispatch({ kind: 'previous' })}
            >
              {words.buttons.previous}
            </Button>
          ) : null}
        </div>
        {isRecap ? (
          <p className="unseen" role="status">
            {isSending ? sendingLabel : ''}
          </p>
        ) : null}
        <ConnectionNotice setup={setup} model={model} />
        {step === '1' ? <p className="form-note">{words.privacyNote}</p> : null}
      </StepForm>
    </>
  );
}

/** Married under a community contract and the spouse does not subscribe: the form ends here. */
function FormEnded({ setup, model }: { setup: ApplicationSetup; model: Showing<'dispatch'> }) {
  const words = setup.words.application;
  return (
    <div className="gate">
      <StepHeading title={words.formEnded.title} lede={words.formEnded.text} />
      <div className="gate__told">
        <AutomaticAnswer setup={setup} />
      </div>
      <div className="form-actions">
        <LinkButton href={setup.help.links.contact}>{words.formEnded.contact}</LinkButton>
        <Button
          variant="link"
          action="previous"
          onClick={() => model.dispatch({ kind: 'previous' })}
        >
          {words.formEnded.back}
        </Button>
      </div>
    </div>
  );
}
