import type { Delivery, DeliverySubject } from '../../stores/delivery-store.ts';
import type { Stores } from '../../stores/storage.ts';
import { type CommandResult, refuseCommand } from './command.ts';
import { type CommandLine, readNewest } from './command-line.ts';
import type { CommandServices } from './command-services.ts';

/** A command that lists, newest first, all or as many as `--newest` says. */
export function listNewest(
  list: (
    services: CommandServices,
    line: CommandLine,
    newest: number | undefined,
  ) => Promise<CommandResult>,
) {
  return async (services: CommandServices, line: CommandLine): Promise<CommandResult> => {
    const newest = readNewest(line);
    return newest === 'faulty'
      ? refuseCommand('--newest must be a number from 1 to 100000.', line.json, 2)
      : await list(services, line, newest);
  };
}

/** How many deliveries are looked up at once. */
const AT_ONCE = 500;

/** The deliveries of these subjects, by subject. */
export async function findDeliveries(
  { deliveries }: Pick<Stores, 'deliveries'>,
  subjects: readonly DeliverySubject[],
): Promise<Map<string, Delivery>> {
  const found = new Map<string, Delivery>();
  for (const [kind, ofKind] of Map.groupBy(subjects, (subject) => subject.kind)) {
    for (let first = 0; first < ofKind.length; first += AT_ONCE) {
      const ids = ofKind.slice(first, first + AT_ONCE).map(({ subjectId }) => subjectId);
      for (const [id, delivery] of await deliveries.listOf(kind, ids)) found.set(id, delivery);
    }
  }
  return found;
}
