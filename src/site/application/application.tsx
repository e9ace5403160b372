import { useEffect, useMemo } from 'react';
import { isDraftEnd } from '#journey/application/ends.ts';
import { stageTarget } from '#journey/navigation.ts';
import type { Stage } from '#journey/step.ts';
import { STEPS, stepOf, stepPath } from '#journey/steps.ts';
import { chosenBroker } from '#site/brokers/chosen/stored-broker.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { FailedCall } from '#site/components/failed-call/failed-call.tsx';
import { Progress } from '#site/components/progress/progress.tsx';
import { speakToCoborrower } from '#words/coborrower-link/coborrower-link.ts';
import { DraftLinkEnded } from './draft-link/draft-link-screens.tsx';
import { LeaveComputer, Left } from './leave-computer/leave-computer.tsx';
import type { ApplicationModel, Showing } from './model.ts';
import { OwnData } from './own-data/own-data.tsx';
import { CaptchaGate } from './session/captcha-gate.tsx';
import { EndedElsewhere } from './session/ended-elsewhere.tsx';
import { GateDrawing } from './session/gate-drawing.tsx';
import { SessionNotice } from './session/session-notice.tsx';
import { SimulationMissing } from './session/simulation-missing.tsx';
import type { ApplicationSetup } from './setup.ts';
import { LinkEnded } from './sharing/link-ended.tsx';
import { FormScreen } from './steps/form-screen.tsx';
import { laterScreens } from './steps/load-later-screens.ts';
import { HelpPanel } from './summary/help-panel.tsx';
import { LoanSummary } from './summary/loan-summary.tsx';
import { ApplicationQuickAccess } from './summary/quick-access.tsx';
import { useApplication } from './use-application.ts';
import '#site/components/drawings/drawings.css';
import './application.css';
import './fields/form-fields.css';

const STAGES = [1, 2, 3, 4] as const satisfies readonly Stage[];

/** The online application: the island at every step's address. */
export function Application(given: ApplicationSetup) {
  const model = useApplication(given);
  const { mode } = model;
  const { consents } = model.sending;
  const setup = useMemo(() => {
    const words = mode === 'e2' ? speakToCoborrower(given.words, given.words.link) : given.words;
    if (consents === undefined) return { ...given, words };
    const reader = mode === 'e2' ? 'coborrower' : 'applicant';
    return { ...given, words: laterScreens().withConsentTexts(words, consents, reader) };
  }, [given, mode, consents]);
  const { page, form } = model;
  const onModify =
    isOver(model) || mode === 'e2' ? undefined : () => model.dispatch({ kind: 'leftForSimulator' });
  const endTitle = form.step === '7' ? titleWithoutReference(model, setup) : undefined;
  const words = setup.words.application;

  useEffect(() => {
    const title =
      page === 'form'
        ? (endTitle ?? words.steps[form.step as keyof typeof words.steps].title)
        : page === 'left'
          ? setup.words.leaveComputer.left.title
          : words.pageTitle;
    document.title = `${title} – ${setup.lenderName}`;
  }, [page, form.step, endTitle, words, setup]);

  return (
    <div
      className="application"
      data-page-state={page}
      data-step={page === 'form' ? form.step : '1'}
    >
      {/* An element of its own: what comes stands below the loan on a phone, and nothing of what waited moves there. */}
      <div key={page === 'loading' ? 'awaited' : 'come'} className="application__main">
        {page === 'form' || page === 'captcha' ? (
          <StageProgress setup={setup} model={model} />
        ) : null}
        <PageContent setup={setup} model={model} />
      </div>
      {/* Another element where it stands below, for the same reason. */}
      <div
        key={page === 'params-missing' || page === 'left' ? 'below' : 'beside'}
        className="application__column"
      >
        {model.loan && page !== 'loading' && page !== 'params-missing' ? (
          <div className="application__side">
            {isLoanInMainPart(model) ? (
              <div className="loan-summary">
                <div className="loan-summary__bar">
                  <ApplicationQuickAccess loan={model.loan} setup={setup} onModify={onModify} />
                </div>
              </div>
            ) : (
              <LoanSummary
                loan={model.loan}
                proposed={form.proposal?.loan}
                setup={setup}
                model={model}
                onModify={onModify}
              />
            )}
          </div>
        ) : null}
        <div className="application__help">
          <HelpPanel setup={setup} />
          <LeaveComputer setup={setup} model={model} />
          {page === 'form' &&
          model.session.token !== undefined &&
          !isDraftEnd(model.saving.saved) ? (
            <div className="own-data">
              <Disclosure summary={setup.words.ownData.title}>
                <OwnData
                  locale={setup.locale}
                  words={setup.words.ownData}
                  proof={model.session.token}
                />
              </Disclosure>
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function PageContent({ setup, model }: { setup: ApplicationSetup; model: ApplicationModel }) {
  const words = setup.words.application;
  const missing = model.problem === 'not-offered' ? words.noResult : words.paramsMissing;
  switch (model.page) {
    case 'loading':
      return model.problem === 'loading' ? (
        <div className="gate">
          <FailedCall
            title={words.connection.unavailable}
            again={words.buttons.retry}
            onRetry={() => model.dispatch({ kind: 'retried' })}
            isAlone
          >
            {words.connection.loading}
          </FailedCall>
        </div>
      ) : (
        <div className="gate awaits-script" aria-busy="true">
          <h1 className="step-title">{words.loading.title}</h1>
          <p className="step-lede" role="status">
            {words.loading.text}
          </p>
          <p className="step-lede">{words.loading.meanwhile}</p>
          <GateDrawing />
        </div>
      );
    case 'params-missing':
      if (model.ended === 'draft-link') return <DraftLinkEnded setup={setup} />;
      if (model.ended)
        return (
          <LinkEnded setup={setup} end={model.ended} reference={model.sending.sent.reference} />
        );
      if (isDraftEnd(model.saving.saved)) return <EndedElsewhere setup={setup} model={model} />;
      return <SimulationMissing setup={setup} words={missing} />;
    case 'captcha':
      return (
        <CaptchaGate
          setup={setup}
          model={model}
          onSession={(session) =>
            model.dispatch({ kind: 'botCheckPassed', session, chosenBroker: chosenBroker() })
          }
        />
      );
    case 'left':
      return <Left setup={setup} model={model} />;
    case 'form':
      return (
        <>
          <SessionNotice setup={setup} model={model} />
          <FormScreen setup={setup} model={model} />
        </>
      );
  }
}

/** Sent, shared or taken along, here or elsewhere: nothing can be changed any more. */
const isOver = ({ form, saving }: Showing<'form' | 'saving'>) =>
  form.step === '7' || isDraftEnd(saving.saved);

/** The steps that show the loan themselves: next to them stands no second picture of it. */
const LOAN_STEPS: ReadonlySet<string> = new Set(['1c', '4b', '6']);

const isLoanInMainPart = (model: Showing<'page' | 'form' | 'saving'>) =>
  model.page === 'form' && LOAN_STEPS.has(model.form.step) && !isOver(model);

/** Four stages; those reached can be clicked, as far as the answers allow. */
function StageProgress({
  setup,
  model,
}: {
  setup: ApplicationSetup;
  model: Showing<'page' | 'form' | 'saving' | 'reachable' | 'dispatch'>;
}) {
  const words = setup.words.application;
  // Nothing is left before the bot check, and nothing after the request is sent.
  const isStill = isOver(model) || model.page === 'captcha';
  const { stage: current } = stepOf(model.form.step);
  // Sent or shared: nothing is left to do.
  const isArrived = model.form.step === '7';
  const steps = STEPS.filter((step) => step.stage === current && step.id !== '7');
  const within = (steps.indexOf(stepOf(model.form.step)) + 0.5) / steps.length;
  return (
    <Progress
      label={words.progressLabel}
      within={isArrived ? 1 : within}
      stages={STAGES.map((stage) => {
        const target = isStill
          ? undefined
          : stageTarget(stage, model.form.maxStep, model.reachable);
        return {
          label: words.stages[stage],
          state: stage === current ? 'current' : stage < current ? 'done' : 'ahead',
          href: target && stepPath(target, setup.locale),
          onSelect: target
            ? (event) => {
                event.preventDefault();
                model.dispatch({ kind: 'stepChosen', step: target });
              }
            : undefined,
        };
      })}
    />
  );
}

/** What step 7 is called while there is no reference: it was shared, or the applicant is to agree. */
function titleWithoutReference(
  { sending, mode }: Showing<'sending' | 'mode'>,
  setup: ApplicationSetup,
) {
  const { share, e2 } = setup.words.link;
  if (sending.sent.reference !== undefined) return undefined;
  return mode === 'e2' ? e2.toAgree.title : share.title;
}
