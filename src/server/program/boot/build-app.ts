import type { FastifyInstance } from 'fastify';
import { API } from '#calls/api.ts';
import { createSessionTokens } from '../../applications/sessions/session-tokens.ts';
import { createAnswerFrame } from '../../http/answer-page/answer-frame.ts';
import { createAltchaCheck } from '../../http/bot-check/altcha.ts';
import type { BotCheck } from '../../http/bot-check/bot-check.ts';
import { createTurnstileCheck } from '../../http/bot-check/turnstile.ts';
import { sourcesOf } from '../../http/pages/content-policy.ts';
import { createFormQuestions } from '../../inquiries/form-questions.ts';
import { createThreadCheck } from '../../inquiries/uploads/check-in-thread.ts';
import { createClamd } from '../../inquiries/uploads/clamd.ts';
import { createFileKeys } from '../../inquiries/uploads/file-keys.ts';
import { createDocumentKeys } from '../../letters/documents/document-keys.ts';
import { createFindPlaces } from '../../lookups/brokers/find-places.ts';
import { createGeocoder } from '../../lookups/brokers/geocoder.ts';
import { loggerOptions } from '../../operation/log/logger-options.ts';
import { countBotChecks } from '../../operation/observability/count-bot-checks.ts';
import { createApp } from '../app.ts';
import type { Secrets } from '../settings/load-secrets.ts';
import type { Settings } from '../settings/read-settings.ts';
import { chooseSignIns } from './choose-sign-ins.ts';
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
  return await createApp({
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
    botCheck: countBotChecks(chooseBotCheck(settings, secrets), services.metrics),
    recorder: services.recorder,
    traces: services.traces,
    role: settings.role,
    // The embedded database has a single server, which counts in memory.
    sharedCounts: services.visitorDatabase.kind === 'served' ? storage.rateCounts : undefined,
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
}

function chooseBotCheck(settings: Settings, secrets: Secrets): BotCheck {
  if (settings.turnstile !== undefined) return createTurnstileCheck(settings.turnstile);
  const [secret] = secrets.tokenSecrets;
  if (secret === undefined) throw new Error('No secret to sign challenges with');
  return createAltchaCheck(secret, `${API}/captcha/challenge`, settings.botCheckTries);
}
