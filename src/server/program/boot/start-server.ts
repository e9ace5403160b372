import type { FastifyBaseLogger } from 'fastify';
import { findTableNotices } from '#configuration/table-notices.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { createErasureRegister } from '../../data-protection/erasure/erasure-register.ts';
import type { Channel } from '../../deliveries/channel.ts';
import { adviseOnTypst } from '../../letters/pdf/typst-renderer.ts';
import { drain } from '../../operation/drain.ts';
import { loggerOptions } from '../../operation/log/logger-options.ts';
import { watchClock } from '../../operation/watch-clock.ts';
import type { CommandLine } from '../commands/command-line.ts';
import { runDataCommand } from '../commands/data-commands.ts';
import { EMBEDDED, relayCommands } from '../commands/relay.ts';
import { isReload, runReload } from '../commands/reload-command.ts';
import { PATIENCE } from '../commands/run-command.ts';
import { createFront, type Front } from '../front.ts';
import { adviseOnLender, adviseOnSecrets, adviseOnSettings } from '../settings/advise.ts';
import type { Environment, Settings } from '../settings/read-settings.ts';
import { buildApp } from './build-app.ts';
import { type Closers, createClosers } from './closers.ts';
import { listen } from './listen.ts';
import { type OpenedServices, openServices } from './open-services.ts';
import { readStart, type StartInputs } from './read-start.ts';
import type { Refusal } from './refusal.ts';
import { createReload, type Reload, type Serving } from './reload.ts';
import { startJobs } from './start-jobs.ts';
import { startMetrics } from './start-metrics.ts';

export interface RunningServer {
  ok: true;
  /** Its local address: "http://localhost:3000/". */
  address: string;
  /** "http://localhost:9464/metrics"; undefined without metrics. */
  metricsAddress: string | undefined;
  /** Drains, stops accepting, waits for what runs, closes the database. */
  stop(): Promise<void>;
  /** How long it drains, in seconds. */
  drainSeconds: number;
}

/** Reads settings and configuration, opens the database, runs jobs, and listens. */
export async function startServer(environment: Environment): Promise<RunningServer | Refusal> {
  const inputs = await readStart(environment);
  if (!inputs.ok) return inputs;
  const closers = createClosers();
  try {
    const services = await openServices(inputs, closers);
    if (!services.ok) return services;
    const { settings } = inputs;
    const front = createFront({
      recorder: services.recorder,
      logger: loggerOptions(settings.logLevel),
      requestLimits: settings.requestLimits,
    });
    closers.opened('calls', () => front.close());
    const { log } = front;
    services.lossLog.warn = (message) => log.warn(message);
    await front.show(await buildApp(inputs, services));
    const jobs = await startJobs(inputs, services, log, closers);
    const opened = await openPorts(settings, services, front, closers);
    if (!opened.ok) {
      await closers.closeAll();
      return opened;
    }
    watchTime(services, log, closers);
    const serving = { inputs, services };
    await takeCommands(serving, createReload(environment, serving, { front, jobs }), log, closers);
    warnOfStart(inputs, jobs.channels, services.now(), log);
    const { drainSeconds } = settings;
    const stop = async () => {
      await drain(services.readiness, drainSeconds);
      await closers.closeAll();
    };
    const { address, metricsAddress } = opened;
    return { ok: true, address, metricsAddress, stop, drainSeconds };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Opens the port of the metrics, if there is one, and that of visitors. */
async function openPorts(
  settings: Settings,
  services: OpenedServices,
  front: Front,
  closers: Closers,
): Promise<{ ok: true; address: string; metricsAddress: string | undefined } | Refusal> {
  const metrics = await startMetrics(settings, services, front.log, closers);
  if (!metrics.ok) return metrics;
  const listening = await listen(front.listener, settings);
  return listening.ok ? { ...listening, metricsAddress: metrics.address } : listening;
}

/** Sessions, links and deadlines go by the clock: a jump shows in the log and in a metric. */
function watchTime(
  { now, metrics }: OpenedServices,
  log: Pick<FastifyBaseLogger, 'warn'>,
  closers: Closers,
): void {
  const stop = watchClock(now, (seconds) => {
    metrics.count('loanfront_clock_jumps_total', {});
    log.warn({ seconds }, 'The clock jumped');
  });
  closers.opened('clock', async () => stop());
}

/**
 * Takes the operator's commands: to read the lender's files again, and, where the database is embedded and therefore this
 * process's alone, those that need data.
 */
async function takeCommands(
  serving: Serving,
  reload: Reload,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  closers: Closers,
): Promise<void> {
  const { settings } = serving.inputs;
  const { jobDatabase, jobStorage, secrets, now, newId } = serving.services;
  const isEmbedded = jobDatabase.kind === 'embedded';
  const services = {
    storage: jobStorage,
    keyRing: secrets.keyRing,
    register: createErasureRegister(settings.erasures.dir),
    periods: settings.periods,
    patience: PATIENCE,
    authorities: settings.auditProofs.authorities,
    now,
    newId,
    nameBroker: (id: string) => serving.services.brokers.nameBroker(id),
    readLender: () => serving.inputs.configuration,
    report: () => {},
  };
  const run = (line: CommandLine) =>
    isReload(line) ? runReload(reload, log) : runDataCommand(line, services);
  const opening = relayCommands(settings.dataDir, run, isEmbedded ? EMBEDDED : settings.role);
  const relay = await (isEmbedded ? opening : opening.catch(() => undefined));
  if (relay === undefined)
    return log.warn(
      `Files cannot be published while this server runs: ${settings.dataDir} cannot be written, or is another server's`,
    );
  closers.opened('commands', () => relay.stop());
}

/** Logs warnings that do not prevent a start. */
function warnOfStart(
  { settings, configuration, signInOrigins, site, staleSettings }: StartInputs,
  channels: readonly Channel[],
  now: Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (settings.production && channels.length === 0)
    log.warn(
      'Requests and messages are not delivered: neither WEBHOOK_URL nor OFFICE_EMAIL is set',
    );
  for (const stale of staleSettings) log.warn(stale);
  const advice = [
    ...adviseOnSettings(settings),
    ...adviseOnSecrets([...settings.secretOrigins, ...signInOrigins]),
    ...adviseOnLender(settings.production, configuration.lender),
    ...adviseOnTypst(),
  ];
  for (const line of advice) log.warn(line);
  const today = calendarDateIn(OFFICE_TIME_ZONE, now);
  for (const notice of findTableNotices(configuration.law, today)) log.warn(notice);
  if (site.size === 0) log.warn(`No site in ${settings.siteDir}: only the API is served`);
}
