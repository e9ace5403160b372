import { useEffect, useMemo } from 'react';
import { stageTarget } from '#journey/navigation.ts';
import type { Stage } from '#journey/step.ts';
import { stepOf, stepPath } from '#journey/steps.ts';
import { Button, LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import { Progress } from '#site/components/progress/progress.tsx';
import { speakToCoborrower } from '#words/coborrower-link/coborrower-link.ts';
import { CaptchaGate } from './captcha-gate.tsx';
import { LinkEnded } from './coborrowers-screens.tsx';
import { isDraftEnd } from './draft-end.ts';
import { DraftLinkEnded } from './draft-link-screens.tsx';
import { FormScreen } from './form-screen.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LoanSummary } from './loan-summary.tsx';
import { SessionNotice } from './session-notice.tsx';
import type { ApplicationSetup } from './setup.ts';
import { type ApplicationModel, useApplication } from './use-application.ts';
import './application.css';

const STAGES = [1, 2, 3, 4] as const satisfies readonly Stage[];

/** The online application: the island at every step's address. */
export function Application(given: ApplicationSetup) {
  const model = useApplication(given);
  const { mode } = model;
  const setup = useMemo(
    () =>
      mode === 'e2' ? { ...given, words: speakToCoborrower(given.words, given.words.link) } : given,
    [given, mode],
  );
  const { page, form } = model;
  const endTitle = form.step === '7' ? titleWithoutReference(model, setup) : undefined;
  const words = setup.words.application;

  useEffect(() => {
    const title =
      page === 'form'
        ? (endTitle ?? words.steps[form.step as keyof typeof words.steps].title)
        : words.pageTitle;
    document.title = `${title} – ${setup.lenderName}`;
  }, [page, form.step, endTitle, words, setup.lenderName]);

  return (
    <div
      className="application"
      data-page-state={page}
      data-step={page === 'form' ? form.step : '1'}
    >
      <div className="application__main">
        {page === 'form' ? <StageProgress setup={setup} model={model} /> : null}
        <PageContent setup={setup} model={model} />
      </div>
      <div className="application__column">
        {model.loan && page !== 'params-missing' ? (
          <div className="application__side">
            <LoanSummary
              loan={model.loan}
              proposed={form.proposal?.loan}
              setup={setup}
              model={model}
              onModify={isOver(model) || mode === 'e2' ? undefined : model.leaveForSimulator}
            />
          </div>
        ) : null}
        <div className="application__help">
          <HelpPanel setup={setup} />
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
        <Notice kind="error" title={words.connection.unavailable} role="alert">
          <p>{words.connection.loading}</p>
          <Button variant="plain" action="retry" onClick={model.retry}>
            {words.buttons.retry}
          </Button>
        </Notice>
      ) : (
        <div className="gate awaits-script" aria-busy="true">
          <h1 className="step-title">{words.loading.title}</h1>
          <p className="step-lede" role="status">
            {words.loading.text}
          </p>
        </div>
      );
    case 'params-missing':
      if (model.ended === 'draft-link') return <DraftLinkEnded setup={setup} />;
      if (model.ended) return <LinkEnded setup={setup} end={model.ended} />;
      return (
        <div className="gate">
          <h1 className="step-title">{missing.title}</h1>
          <p className="step-lede">{missing.text}</p>
          <LinkButton action="restart" href={setup.links.simulator}>
            {words.paramsMissing.link}
          </LinkButton>
        </div>
      );
    case 'captcha':
      return (
        <CaptchaGate
          setup={setup}
          expired={model.expired}
          lapsed={model.lapsed}
          onSession={model.acceptSession}
        />
      );
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
const isOver = ({ form, saved }: ApplicationModel) => form.step === '7' || isDraftEnd(saved);

/** Four stages; those reached can be clicked, as far as the answers allow (spec 2 §2). */
function StageProgress({ setup, model }: { setup: ApplicationSetup; model: ApplicationModel }) {
  const words = setup.words.application;
  const isEnded = isOver(model);
  const current = stepOf(model.form.step).stage;
  return (
    <Progress
      label={words.progressLabel}
      stages={STAGES.map((stage) => {
        const target = isEnded
          ? undefined
          : stageTarget(stage, model.form.maxStep, model.reachable);
        return {
          label: words.stages[stage],
          state: stage === current ? 'current' : stage < current ? 'done' : 'ahead',
          href: target && stepPath(target, setup.locale),
          onSelect: target
            ? (event) => {
                event.preventDefault();
                model.goTo(target);
              }
            : undefined,
        };
      })}
    />
  );
}

/** What step 7 is called while there is no reference: it was shared, or the applicant is to agree. */
function titleWithoutReference({ reference, mode }: ApplicationModel, setup: ApplicationSetup) {
  const { share, e2 } = setup.words.link;
  if (reference !== undefined) return undefined;
  return mode === 'e2' ? e2.toAgree.title : share.title;
}
