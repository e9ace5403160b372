import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '../../stores/delivery-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';

type Retried = Pick<Delivery, 'kind' | 'subjectId' | 'messageId'>;

/** What became of the deliveries. */
interface Outcomes {
  delivered: number;
  /** They failed once more, and wait for their next attempt. */
  waiting: number;
  /** They were given up. */
  failed: number;
  /** There is nothing to deliver any more, or another message has replaced it. */
  gone: number;
  /** No server has tried them. */
  untried: number;
  /** How often each reason of a failure was given. */
  reasons: Readonly<Record<string, number>>;
}

/** How often is looked what became of them, in milliseconds. */
const EVERY = 250;

/**
 * `deliveries retry`: makes all that failed and wait for their next attempt due at once, and waits for what becomes of
 * them. The servers try them as ever, so none is sent in another way or more often (W-10.18).
 */
export async function retryDeliveries(
  services: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const { storage, actor, now } = services;
  const at = now();
  const retried = await storage.transact(async ({ deliveries, audit }) => {
    const made = await deliveries.retryWaiting(at);
    const details = { count: made.length };
    const event = { at, actor, action: 'redelivery', subject: 'waiting deliveries' } as const;
    if (made.length > 0) await audit.append({ ...event, details });
    return made;
  });
  if (retried.length === 0)
    return json
      ? printJson({ retried: 0 })
      : printLines(['No delivery waits for another attempt.']);
  const outcomes = await awaitOutcomes(services, retried, at);
  const code = outcomes.delivered + outcomes.gone === retried.length ? 0 : 1;
  if (json) return printJson({ retried: retried.length, ...outcomes }, code);
  return printLines(describe(retried.length, outcomes), code);
}

async function awaitOutcomes(
  { storage, patience, report }: CommandServices,
  retried: readonly Retried[],
  at: Date,
): Promise<Outcomes> {
  const end = performance.now() + patience;
  for (let shown = 0; ; ) {
    const outcomes = await countOutcomes(storage, retried, at);
    const settled = retried.length - outcomes.untried;
    if (settled > shown) report(`${settled} of ${retried.length} tried`);
    shown = settled;
    if (outcomes.untried === 0 || performance.now() >= end) return outcomes;
    await pause(EVERY);
  }
}

/** How many are looked up at once. */
const BATCH = 500;

async function countOutcomes(
  { deliveries }: Pick<Storage, 'deliveries'>,
  retried: readonly Retried[],
  at: Date,
): Promise<Outcomes> {
  const counts = { delivered: 0, waiting: 0, failed: 0, gone: 0, untried: 0 };
  const reasons: Record<string, number> = {};
  for (const [kind, ofKind] of Map.groupBy(retried, (one) => one.kind))
    for (let from = 0; from < ofKind.length; from += BATCH) {
      const batch = ofKind.slice(from, from + BATCH);
      const ids = batch.map(({ subjectId }) => subjectId);
      const found = await deliveries.listOf(kind, ids);
      for (const { subjectId, messageId } of batch) {
        const delivery = found.get(subjectId);
        const outcome = outcomeOf(delivery, messageId, at);
        counts[outcome] += 1;
        const why =
          outcome === 'waiting' || outcome === 'failed' ? delivery?.lastFailure : undefined;
        if (why !== undefined) reasons[why] = (reasons[why] ?? 0) + 1;
      }
    }
  return { ...counts, reasons };
}

function outcomeOf(delivery: Delivery | undefined, messageId: string, at: Date) {
  if (delivery?.messageId !== messageId) return 'gone';
  if (delivery.deliveredAt !== undefined) return 'delivered';
  if (delivery.failedAt !== undefined) return 'failed';
  return delivery.nextAttemptAt > at ? 'waiting' : 'untried';
}

function describe(retried: number, outcomes: Outcomes): readonly string[] {
  const { delivered, waiting, failed, gone, untried, reasons } = outcomes;
  return [
    `${retried} ${retried === 1 ? 'delivery was' : 'deliveries were'} waiting for another attempt.`,
    ...(delivered > 0 ? [`  ${delivered} delivered`] : []),
    ...(waiting > 0 ? [`  ${waiting} failed again, and wait for their next attempt`] : []),
    ...(failed > 0 ? [`  ${failed} given up: loanfront requests redeliver --failed`] : []),
    ...(gone > 0 ? [`  ${gone} deleted or replaced in the meantime`] : []),
    ...(untried > 0
      ? [
          `  ${untried} not tried yet: a server that runs jobs tries them within a minute, and five at a time while they fail`,
        ]
      : []),
    ...Object.entries(reasons).map(([why, count]) => `  ${count} times: ${why}`),
  ];
}
