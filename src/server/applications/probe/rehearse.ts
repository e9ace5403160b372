import { NO_RECORDER, type Recorder } from '../../operation/observability/recorder.ts';
import type { Storage } from '../../stores/storage.ts';
import { sessionEnd } from '../sessions/session-end.ts';
import { firstTokenTimes } from '../sessions/token-times.ts';

interface Rehearsed {
  storage: Pick<Storage, 'transact'>;
  now: () => Date;
}

/** Undoes a transaction whose body has succeeded. */
class TakenBackError extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Everything that a probe did is taken back');
    this.result = result;
  }
}

/** The services for a probe: what they do in a transaction is done, under the probe's session, and then taken back. */
export function rehearse<S extends Rehearsed & { recorder?: Recorder }>(
  services: S,
  sessionId: string,
): S {
  const createdAt = services.now();
  const session = {
    id: sessionId,
    createdAt,
    expiresAt: sessionEnd(createdAt),
    tokenTimes: firstTokenTimes(createdAt),
  };
  const transact: Storage['transact'] = async <T>(
    work: Parameters<typeof services.storage.transact<T>>[0],
  ) => {
    try {
      return await services.storage.transact<T>(async (transaction) => {
        await transaction.sessions.open(session);
        throw new TakenBackError(await work(transaction));
      });
    } catch (error) {
      if (error instanceof TakenBackError) return error.result as T;
      throw error;
    }
  };
  return { ...services, recorder: NO_RECORDER, storage: { ...services.storage, transact } };
}
