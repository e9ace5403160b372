import type { FastifyInstance } from 'fastify';
import { ADDRESSES } from '#addresses/pages.ts';
import { API } from '#calls/api.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { holdingOn } from '#domain/tariff/tariff-periods.ts';
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
import type { LookupsServices } from '../../lookups/add-lookups.ts';
import { createFindPlaces } from '../../lookups/brokers/find-places.ts';
import { createGeocoder } from '../../lookups/brokers/geocoder.ts';
import { loggerOptions } from '../../operation/log/logger-options.ts';
import { countBotChecks } from '../../operation/observability/count-bot-checks.ts';
import { createApp } from '../app.ts';
import type { Secrets } from '../settings/load-secrets.ts';
import type { Settings } from '../settings/read-settings.ts';
import { chooseSignIns } from './choose-sign-ins.ts';
import { measureScans } from './measure-work.ts';
import type { OpenedServices } from './open-services.ts';
import { programVersion } from './program-version.ts';
import type { StartInputs } from './read-start.ts';

/** Builds the calls and pages on open services. Does not listen yet. */
export async function buildApp(
  { settings, configuration, signInSecrets, site, laterSites, earlierAssets }: StartInputs,
  services: OpenedServices,
): Promise<FastifyInstance> {
  const { storage, secrets, hashes, recorder, now, newId } = services;
  const { lender } = configuration;
  const signIns = chooseSignIns(settings, configuration, signInSecrets);
  const botCheck = countBotChecks(chooseBotCheck(settings, secrets), services.metrics);
  const shared = { settings, configuration, storage, botCheck, recorder, now, newId };
  const answerFrame = createAnswerFrame(site.keys(), configuration.brand);
  const sites = [{ from: undefined, site }, ...laterSites.sites] as const;
  const siteOfToday = () => holdingOn(sites, laterSites.today()).site;
  return await createApp({
    server: {
      settings,
      languages: lender.languages,
      // The embedded database has a single server, which counts in memory.
      sharedCounts: services.visitorDatabase.kind === 'served' ? storage.rateCounts : undefined,
      hashes,
      recorder,
      traces: services.traces,
      role: settings.role,
      logger: loggerOptions(settings.logLevel),
    },
    operation: { settings, configuration, readiness: services.readiness, now },
    pages: {
      site,
      laterSites,
      earlierAssets,
      policySources: sourcesOf(settings.turnstile, lender.tracking, settings.mapTiles),
      configuration,
      production: settings.production,
    },
    lookups: lookupsOf(settings, configuration, services),
    applications: {
      ...shared,
      answerFrame,
      version: programVersion(),
      shownTerms: (lang) => siteOfToday().get(ADDRESSES.terms[lang])?.bodies.identity,
      ...services.keys,
      hashes,
      facts: services.facts,
      tokens: createSessionTokens(secrets.tokenSecrets),
      probeTokens: createSessionTokens(secrets.tokenSecrets, 'probe'),
      documentKeys: createDocumentKeys(secrets.tokenSecrets),
      pdfRenderer: services.pdfRenderer,
      keep: settings.keep,
      shareDays: settings.keep.sharesDays,
      referencePrefix: lender.referencePrefix,
      randomIndex: services.randomIndex,
      signIns: signIns.signIns,
    },
    inquiries: {
      ...shared,
      hashes,
      newsletterLinks: services.keys.newsletterLinks,
      fileKeys: createFileKeys(hashes),
      formQuestions: createFormQuestions(hashes, services),
      answerFrame,
      checkFile: createThreadCheck(),
      scanner:
        settings.clamdUrl === undefined
          ? undefined
          : measureScans(createClamd(settings.clamdUrl), recorder),
    },
    developmentMail:
      !settings.production && settings.smtpUrl === undefined ? storage.developmentMail : undefined,
    mockItsme: signIns.mockItsme,
  });
}

function lookupsOf(
  settings: Settings,
  configuration: Configuration,
  { brokers, mapFile, now }: OpenedServices,
): LookupsServices {
  const { geocoderUrl, mapTiles, configDir } = settings;
  const geocoder = geocoderUrl === undefined ? undefined : createGeocoder(geocoderUrl);
  return {
    settings,
    configuration,
    configDir,
    brokers,
    findPlaces: createFindPlaces(configuration.places, geocoder),
    mapTiles,
    mapFile,
    now,
  };
}

function chooseBotCheck(settings: Settings, secrets: Secrets): BotCheck {
  if (settings.turnstile !== undefined) return createTurnstileCheck(settings.turnstile);
  return createAltchaCheck(
    secrets.tokenSecrets,
    `${API}/captcha/challenge`,
    settings.botCheckTries,
  );
}
