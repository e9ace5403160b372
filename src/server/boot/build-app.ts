import type { FastifyInstance } from 'fastify';
import { API } from '#calls/api.ts';
import { createAnswerFrame } from '../answer-page/answer-frame.ts';
import { createApp } from '../app.ts';
import { createAltchaCheck, USUAL_TRIES } from '../bot-check/altcha.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { reportDifficulty } from '../bot-check/report-difficulty.ts';
import { createTurnstileCheck } from '../bot-check/turnstile.ts';
import { createFindPlaces } from '../brokers/find-places.ts';
import { createGeocoder } from '../brokers/geocoder.ts';
import { createDocumentKeys } from '../documents/document-keys.ts';
import { createFormQuestions } from '../inquiries/form-questions.ts';
import { loggerOptions } from '../log/logger-options.ts';
import { countBotChecks } from '../metrics/count-bot-checks.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sourcesOf } from '../pages/content-policy.ts';
import { createSessionTokens } from '../sessions/session-tokens.ts';
import type { Secrets } from '../settings/load-secrets.ts';
import type { Settings } from '../settings/read-settings.ts';
import { chooseSignIns } from '../sign-in/choose-sign-ins.ts';
import { createThreadCheck } from '../uploads/check-in-thread.ts';
import { createClamd } from '../uploads/clamd.ts';
import { createFileKeys } from '../uploads/file-keys.ts';
import type { OpenedServices } from './open-services.ts';
import type { StartInputs } from './read-start.ts';

/** Builds the calls and pages on open services. Does not listen yet. */
export async function buildApp(
  { settings, configuration, signInSecrets, site }: StartInputs,
  services: OpenedServices,
): Promise<FastifyInstance> {
  const { storage, secrets, hashes, now, newId, randomIndex } = services;
  const { tokenSecrets } = secrets;
  const { lender, places } = configuration;
  const { production, clamdUrl, geocoderUrl } = settings;
  const keepsMail = !production && settings.smtpUrl === undefined;
  // A puzzle is made for a request, so that the server and its log are there.
  const onPuzzle = reportDifficulty(settings.botCheckTries ?? USUAL_TRIES, {
    gauge: (tries) =>
      services.metrics.setGauge('loanfront_puzzle_tries', [{ labels: {}, value: tries }]),
    log: () => app.log,
  });
  const app: FastifyInstance = await createApp({
    settings,
    configuration,
    configDir: settings.configDir,
    site,
    policySources: sourcesOf(settings.turnstile, lender.tracking, settings.mapTiles),
    production,
    brokers: services.brokers,
    findPlaces: createFindPlaces(
      places,
      geocoderUrl === undefined ? undefined : createGeocoder(geocoderUrl),
    ),
    mapTiles: settings.mapTiles,
    mapFile: services.mapFile,
    storage,
    botCheck: countBotChecks(chooseBotCheck(settings, secrets, onPuzzle), services.metrics),
    recorder: services.recorder,
    traces: services.traces,
    role: settings.role,
    onLimitsAlone: (isAlone) => noteLimits(services.metrics, isAlone),
    onConnectionRefused: () => services.metrics.count('loanfront_connections_refused_total', {}),
    tokens: createSessionTokens(tokenSecrets),
    facts: services.facts,
    hashes,
    documentKeys: createDocumentKeys(tokenSecrets),
    ...services.keys,
    fileKeys: createFileKeys(hashes),
    formQuestions: createFormQuestions(hashes, { newId, randomIndex }),
    answerFrame: createAnswerFrame(site.keys()),
    checkFile: createThreadCheck(),
    scanner: clamdUrl === undefined ? undefined : createClamd(clamdUrl),
    shareDays: settings.keep.sharesDays,
    pdfRenderer: services.pdfRenderer,
    keep: settings.keep,
    referencePrefix: lender.referencePrefix,
    ...chooseSignIns(settings, configuration, signInSecrets),
    readiness: services.readiness,
    now,
    newId,
    randomIndex,
    developmentMail: keepsMail ? storage.developmentMail : undefined,
    logger: loggerOptions(settings.logLevel),
  });
  return app;
}

function noteLimits(metrics: Metrics, isAlone: boolean): void {
  if (isAlone) metrics.count('loanfront_limits_fell_back_total', {});
  metrics.setGauge('loanfront_limits_alone', [{ labels: {}, value: isAlone ? 1 : 0 }]);
}

function chooseBotCheck(
  settings: Settings,
  secrets: Secrets,
  onPuzzle: (tries: number) => void,
): BotCheck {
  if (settings.turnstile !== undefined) return createTurnstileCheck(settings.turnstile);
  const [secret] = secrets.tokenSecrets;
  if (secret === undefined) throw new Error('No secret to sign challenges with');
  return createAltchaCheck(secret, `${API}/captcha/challenge`, settings.botCheckTries, onPuzzle);
}
