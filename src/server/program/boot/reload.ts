import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { overrideWords } from '#words/override-words.ts';
import type { Front } from '../front.ts';
import type { Environment } from '../settings/read-settings.ts';
import { buildApp } from './build-app.ts';
import { type OpenedServices, servicesOf } from './open-services.ts';
import { readLenderAgain, type StartInputs } from './read-start.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Jobs } from './start-jobs.ts';

/** What answers requests and runs jobs at the moment. */
export interface Serving {
  inputs: StartInputs;
  services: OpenedServices;
}

/** Takes the lender's files and pages as they are now, or refuses and changes nothing. */
export type Reload = () => Promise<{ ok: true } | Refusal>;

/**
 * Lets a running server take other files of the lender with the pages that were built from them: all at once, for each
 * request that follows (F-12.2). What the settings name, the database among it, stays as it was opened. Calls at the same
 * time run one after the other.
 */
export function createReload(
  environment: Environment,
  serving: Serving,
  { front, jobs }: { front: Front; jobs: Jobs },
): Reload {
  const program = fingerprintProgram();
  const reload: Reload = async () => {
    if (fingerprintProgram() !== program)
      return refuse(
        `${process.argv[1]} is not the program that runs: a new version needs a restart.`,
      );
    const { settings, configuration: before } = serving.inputs;
    const read = await readLenderAgain(environment, settings);
    if (!read.ok) return read;
    const inputs: StartInputs = { ...read, settings };
    const services = { ...serving.services, ...servicesOf(read.configuration) };
    // An app reads words while it is made.
    overrideWords(read.configuration.words);
    try {
      await front.show(await buildApp(inputs, services));
    } catch (error) {
      overrideWords(before.words);
      throw error;
    }
    jobs.use(inputs, services);
    serving.services.pdfRenderer.close();
    services.lender.current = read.configuration.lender;
    Object.assign(serving, { inputs, services });
    return { ok: true };
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(reload);
    last = next.catch(() => {});
    return next;
  };
}

/** The bundle's entry names each of its files by their content, so it stands for all of them. */
function fingerprintProgram(): string {
  try {
    return createHash('sha256')
      .update(readFileSync(process.argv[1] ?? ''))
      .digest('hex');
  } catch {
    return '';
  }
}
