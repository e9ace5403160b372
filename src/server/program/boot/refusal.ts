import { type ConfigurationFault, describeFault } from '#configuration/fault.ts';
import type { SettingFault } from '../settings/setting-fault.ts';

/** Why the program does not start, for the operator: a sentence per line. */
export interface Refusal {
  ok: false;
  lines: readonly string[];
}

export function refuse(...lines: readonly string[]): Refusal {
  return { ok: false, lines };
}

export function describeSettingFault({ variable, reason }: SettingFault): string {
  return `${variable} ${reason}.`;
}

/** All faults in settings and files, together. */
export function refuseFaults(
  settings: readonly SettingFault[],
  configuration: readonly ConfigurationFault[],
): Refusal {
  return refuse(...settings.map(describeSettingFault), ...configuration.map(describeFault));
}
