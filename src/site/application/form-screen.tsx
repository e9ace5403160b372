import { type ReactNode, useEffect } from 'react';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { proposeConditions } from '#journey/alternative-conditions.ts';
import { answer } from '#journey/answers.ts';
import { answerOf, isCoborrowerLater } from '#journey/borrowers.ts';
import type { Fault } from '#journey/fault.ts';
import { previousStep } from '#journey/navigation.ts';
import { controlNames, stepAsking } from '#journey/shown.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { hasPrivateSeller, hasStep1b } from '#journey/vehicle.ts';
import { sentenceFor } from '#words/faults/faults.ts';
import { Button, LinkButton } from '../components/button/button.tsx';
import { focusField } from '../components/error-summary/focus-field.ts';
import { Notice } from '../components/notice/notice.tsx';
import { Invited, WhatSendingMeans, WhatSharingDoes } from './coborrowers-screens.tsx';
import { laterScreens } from './load-later-screens.ts';
import { AutomaticAnswer, NotOffered } from './refusals.tsx';
import type { ApplicationSetup } from './setup.ts';
import { SignInChoice, SignInNotice } from './sign-in-choice.tsx';
import { StepForm } from './step-form.tsx';
import { StepHeading } from './step-heading.tsx';
import type { ApplicationModel } from './use-application.ts';

interface ScreenProps {
  setup: ApplicationSetup;
  model: ApplicationModel;
}

/** The screen of the step one is at. */
export function FormScreen({ setup, model }: ScreenProps) {
  const { step } = model.form;
  if (step === '7') {
    const { ThanksStep } = laterScreens();
    return <ThanksStep setup={setup} model={model} />;
  }
  if (model.allFaults.some((fault) => fault.kind === 'formEnded'))
    return <FormEnded setup={setup} model={model} />;
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
  const recap = isRecap ? laterScreens() : undefined;
  const blocks = model.allFaults.filter((fault) => BLOCK_NOTICES.has(fault.kind));
  // Some blocks leave nothing to go on to; a contradiction waits to be resolved (spec 3 §4).
  const hidesNext = blocks.some((fault) => LEAVES_NO_WAY.has(fault.kind));
  const disablesNext = !hidesNext && blocks.length > 0;
  const { aim } = model.form;
  const { link } = setup.words;
  const borrower = model.mode === 'e2' ? 'coborrower' : 'applicant';
  const prefix = model.mode === 'e2' ? 'coborrower-' : '';
  const isShared = isRecap && isCoborrowerLater(model.values);
  useEffect(() => {
    if (aim !== undefined && !isRecap) focusField(aim);
  }, [aim, isRecap]);

  return (
    <>
      <StepHeading title={texts.title} lede={texts.lede} />
      {step === '1' && model.mode === 'e1' ? <Revisiting setup={setup} model={model} /> : null}
      {step === '1' && model.mode === 'e2' ? <Invited setup={setup} model={model} /> : null}
      {step === '1' ? <SignInNotice setup={setup} signIn={model.signIn} /> : null}
      {step === '1' ? <SignInChoice setup={setup} signIn={model.signIn} /> : null}
      {recap ? <recap.Recap setup={setup} model={model} /> : null}
      {recap ? <recap.DocumentLinks setup={setup} documents={model.documents} /> : null}
      <StepForm
        setup={setup}
        model={model}
        onSubmit={isShared ? model.share : isRecap ? model.send : model.next}
        before={recap ? { [`${prefix}consents`]: <recap.LegalClauses setup={setup} /> } : {}}
        after={{
          ...(step === '1b' &&
            hasPrivateSeller(model.values) && {
              vehicle: (
                <Notice kind="warning" title={words.vehicle.privateTitle} role="status">
                  <p>{words.vehicle.private}</p>
                </Notice>
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
        {isShared ? <WhatSharingDoes setup={setup} /> : null}
        {isRecap && model.mode === 'e2' && !hidesNext ? <WhatSendingMeans setup={setup} /> : null}
        <SendNotice setup={setup} model={model} />
        <div className="form-actions">
          {hidesNext ? null : (
            <Button
              type="submit"
              action={isShared ? 'share' : isRecap ? 'send' : 'next'}
              disabled={disablesNext}
              busy={model.sending === 'sending'}
              busyLabel={isShared ? link.share.sharing : words.buttons.sending}
            >
              {model.form.changing === undefined
                ? goOnLabel(step, setup, model)
                : words.buttons.backToRecap}
            </Button>
          )}
          {model.facts && previousStep(step, model.form.answers, model.facts) ? (
            <Button variant="link" action="previous" onClick={model.previous}>
              {words.buttons.previous}
            </Button>
          ) : null}
        </div>
        <ConnectionNotice setup={setup} model={model} />
        {step === '1' ? <p className="form-note">{words.privacyNote}</p> : null}
      </StepForm>
    </>
  );
}

/** spec 3 §5: what only an owner can borrow is said where one says whether one is. */
function OwnersOnly({ setup, model }: ScreenProps) {
  const { conditions, ownersOnly } = setup.words.application;
  if (!model.facts || answer(model.values, 'isLandlord') === 'yes') return null;
  const { loan, today } = model.facts;
  const proposal = proposeConditions('1', { isLandlord: 'no' }, loan, today);
  if (!proposal) return null;
  return (
    <Notice kind="tip">
      <p>
        {[...proposal.reasons.map((reason) => conditions.reasons[reason]), ownersOnly].join(' ')}
      </p>
    </Notice>
  );
}

const BLOCK_NOTICES: ReadonlySet<string> = new Set([
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
]);
const LEAVES_NO_WAY: ReadonlySet<string> = new Set([
  'spouseMustSubscribe',
  'vehicleTooOld',
  'insufficientIncomes',
]);

function goOnLabel(step: StepId, setup: ApplicationSetup, model: ApplicationModel): string {
  const { share, e2 } = setup.words.link;
  if (step === '6' && isCoborrowerLater(model.values)) return share.button;
  if (model.mode === 'e1') return nextLabel(step, setup, model.loan?.product);
  return step === '6' ? e2.send : nextLabel(step, setup);
}

function nextLabel(step: StepId, setup: ApplicationSetup, product?: ProductCode): string {
  const { buttons } = setup.words.application;
  if (step === '1' && product && hasStep1b(product)) return buttons.toVehicle;
  if (step === '1' || step === '1b') return buttons.toActivity;
  if (step === '2') return buttons.toCosts;
  if (step === '3') return buttons.toFinishing;
  if (step === '5') return buttons.toRecap;
  return buttons.send;
}

/** spec 2 §2: with stored data, step 1 warns the returning applicant and offers to reset. */
function Revisiting({ setup, model }: ScreenProps) {
  const words = setup.words.application.revisiting;
  if (model.form.erased)
    return (
      <Notice kind="info" role="status">
        <p>{words.done}</p>
        <Button variant="link" action="undo-reset" onClick={model.undoReset}>
          {words.undo}
        </Button>
      </Notice>
    );
  if (!model.form.resumed) return null;
  return (
    <Notice kind="info" title={words.title}>
      <p>{words.text}</p>
      <Button variant="link" action="reset" onClick={model.reset}>
        {words.reset}
      </Button>
    </Notice>
  );
}

interface BlockNoticesProps extends ScreenProps {
  blocks: readonly Fault[];
}

function BlockNotices({ blocks, setup, model }: BlockNoticesProps): ReactNode {
  const words = setup.words.application;
  const vocabulary = {
    locale: setup.locale,
    faults: setup.words.faults,
    fields: setup.words.fields,
  };
  return blocks.map((fault) => {
    const text = <p>{sentenceFor(fault, vocabulary)}</p>;
    if (LEAVES_NO_WAY.has(fault.kind))
      return (
        <Notice key={fault.field} kind="warning" role="status">
          {text}
          <AutomaticAnswer setup={setup} />
          <LinkButton variant="plain" href={setup.help.links.contact}>
            {words.contactLink}
          </LinkButton>
        </Notice>
      );
    const at: StepId = fault.kind === 'livingSinceBeforeBirth' ? '1' : '2';
    return (
      <Notice key={fault.field} kind="warning" title={words.warnings.title} role="status">
        {text}
        <a
          href={stepPath(at, setup.locale)}
          onClick={(event) => {
            event.preventDefault();
            void model.openAt(at, fault.field);
          }}
        >
          {at === '1' ? words.warnings.livingSinceLink : words.warnings.contractLink}
        </a>
      </Notice>
    );
  });
}

/** What could not be asked, and is asked again on Next. */
const ASKED = ['postcode', 'rate', 'screens'] as const;

function ConnectionNotice({ setup, model }: ScreenProps) {
  const words = setup.words.application;
  if (model.saved === 'sent')
    return (
      <Notice kind="warning" title={words.alreadySent.title} role="alert">
        <p>{words.alreadySent.text}</p>
      </Notice>
    );
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

function SendNotice({ setup, model }: ScreenProps) {
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

/** Married under a community contract, the spouse not subscribing: the form ends here. */
function FormEnded({ setup, model }: ScreenProps) {
  const words = setup.words.application;
  return (
    <>
      <StepHeading title={words.formEnded.title} lede={words.formEnded.text} />
      <AutomaticAnswer setup={setup} />
      <div className="form-actions">
        <LinkButton href={setup.help.links.contact}>{words.formEnded.contact}</LinkButton>
        <Button variant="link" action="previous" onClick={model.previous}>
          {words.formEnded.back}
        </Button>
      </div>
    </>
  );
}
