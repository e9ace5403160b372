import { resolve } from 'node:path';
import { convertMbtiles } from '../map-file/convert-mbtiles.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';

const MEGABYTE = 1e6;

/** `from`, `to`: as typed, relative to the operator's folder, which npm passes in INIT_CWD. */
export async function runMapConvert(
  environment: Environment,
  from: string,
  to: string,
  json: boolean,
): Promise<CommandResult> {
  const folder = environment.INIT_CWD || '.';
  const converted = await convertMbtiles(resolve(folder, from), resolve(folder, to));
  if (!converted.ok) return refuseCommand(converted.reason, json);
  const { tiles, size } = converted.written;
  if (json) return printJson({ ok: true, tiles, size });
  return say([
    `${tiles} tiles, ${(size / MEGABYTE).toFixed(1)} MB.`,
    'The site uses them after a restart with MAP_PMTILES.',
  ]);
}
