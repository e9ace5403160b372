import { randomUUID } from 'node:crypto';
import { cents } from '#domain/money/money.ts';
import { NEVER_STOPPED } from '#server/data-protection/retention/stop-purge.ts';
import { STOPPING_TABLES } from '#server/stores/retention-table.ts';
import type { Stores } from '#server/stores/storage.ts';
import { exampleRequest } from '../examples/example-request.ts';
import { exampleShare } from '../examples/example-share.ts';
import { PERIODS } from '../examples/usual-retention.ts';
import { NOW } from '../server/test-app.ts';

/** `inBatches`, `whole`: by a command or a start, never while a visitor or a job waits. */
type Call<Store> =
  | { kind: 'serves'; run: (store: Store) => unknown }
  | { kind: 'inBatches'; by: string; run: (store: Store) => unknown }
  | { kind: 'whole'; by: string };

/** Every method of every store: the type check fails until a new one is added. */
type Calls = { [S in keyof Stores]: { [M in keyof Stores[S]]: Call<Stores[S]> } };

/** Serves a visitor or a job, and must find what it looks for by an index. */
const serves = <Store>(run: (store: Store) => unknown) => ({ kind: 'serves', run }) as const;
/** Reads a whole table for a command, a few rows at a time by its key. */
const inBatches = <Store>(by: string, run: (store: Store) => unknown) =>
  ({ kind: 'inBatches', by, run }) as const;
/** Reads a whole table for a command, in one statement. */
const whole = (by: string) => ({ kind: 'whole', by }) as const;

const ID = randomUUID();
const OTHER = randomUUID();
const LATER = new Date(NOW.getTime() + 3_600_000);
const BEFORE = new Date(NOW.getTime() - 24 * 3_600_000);
const GIVEN = {
  kind: 'secci',
  borrower: 'applicant',
  lang: 'nl',
  version: '1.0.0',
  sha256: ID,
} as const;
const STOP = { table: 'drafts', at: NOW, due: 26, rows: 50, period: '31 days' } as const;
const EMAIL = 'somebody@example.be';
const ERASURE = 'person erase';

/** More than a page. */
const ENOUGH = 250;

async function readOn(rows: AsyncIterable<unknown>): Promise<void> {
  let read = 0;
  for await (const _ of rows) {
    read += 1;
    if (read > ENOUGH) return;
  }
}

class Enough extends Error {}

/** What was multiplied cannot be decrypted, and is passed over. */
async function passOver(store: { each(unreadable: () => void): AsyncIterable<unknown> }) {
  let passed = 0;
  const unreadable = () => {
    passed += 1;
    if (passed > ENOUGH) throw new Enough();
  };
  await readOn(store.each(unreadable)).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}
const each = <Store extends Parameters<typeof passOver>[0]>(by: string) =>
  inBatches<Store>(by, passOver);

/** How each store is called. */
export function storeCalls(): Calls {
  const draft = {
    uniqid: ID,
    sessionId: ID,
    lang: 'nl',
    step: '1',
    figures: { amount: cents(1) },
    content: '{}',
    savedAt: NOW,
    expiresAt: LATER,
  } as const;
  const session = { id: randomUUID(), createdAt: NOW, expiresAt: LATER };
  const times = { refusedBefore: NOW, firstRenewed: NOW, lastRenewed: NOW };
  const signIn = { sessionId: ID, provider: 'itsme', values: {}, at: NOW, expiresAt: LATER };
  const attempt = { stateHash: ID, browserHash: ID, provider: 'itsme' };
  const subject = { kind: 'request', subjectId: ID } as const;
  // Of the draft that the kept schema has.
  const decision = { kind: 'formEnded', rule: 'A-8.16', version: '1', figures: {} } as const;
  const upload = { id: ID, name: 'a.pdf', contentType: 'application/pdf', size: 1 };
  const inquiry = { id: ID, form: 'contact', lang: 'nl', answers: {}, files: [] } as const;
  const contact = { lang: 'nl', step: '1', product: 'TAEGPSA1', contact: {}, visit: {} } as const;
  const subscription = {
    id: ID,
    lang: 'nl',
    email: EMAIL,
    consent: '',
    unsubscribe: '',
    askedAt: NOW,
    expiresAt: LATER,
    mailedAt: undefined,
    confirmedAt: undefined,
    endedAt: undefined,
  } as const;
  const prospect = { id: ID, sessionId: ID, uniqid: ID, content: contact };
  return {
    sessions: {
      open: serves((sessions) => sessions.open(session)),
      find: serves((sessions) => sessions.find(ID, NOW)),
      reopen: serves((sessions) => sessions.reopen({ ...session, id: OTHER })),
      renew: serves((sessions) =>
        sessions.renew(ID, { since: undefined, times, expiresAt: LATER }),
      ),
      end: serves((sessions) => sessions.end(ID)),
      purge: serves((sessions) => sessions.purge(BEFORE)),
    },
    drafts: {
      save: serves((drafts) => drafts.save(draft)),
      saveUnlessSent: serves((drafts) => drafts.saveUnlessSent(draft, false)),
      latestOf: serves((drafts) => drafts.latestOf(ID, NOW)),
      find: serves((drafts) => drafts.find(ID, NOW)),
      ownerOf: serves((drafts) => drafts.ownerOf(ID)),
      move: serves((drafts) => drafts.move(ID, ID, OTHER, NOW)),
      markLinkMailed: serves((drafts) => drafts.markLinkMailed(ID, NOW, BEFORE)),
      listEnding: serves((drafts) => drafts.listEnding(NOW, LATER)),
      markExpiryMailed: serves((drafts) => drafts.markExpiryMailed(ID, NOW)),
      each: each(ERASURE),
      remove: serves((drafts) => drafts.remove(ID)),
      removeOf: serves((drafts) => drafts.removeOf(ID)),
      purge: serves((drafts) => drafts.purge(BEFORE)),
    },
    requests: {
      add: serves((requests) =>
        requests.add(exampleRequest(undefined, { id: ID, uniqid: ID, reference: ID })),
      ),
      claim: serves((requests) => requests.claim(ID)),
      move: serves((requests) => requests.move(OTHER, ID)),
      claimAddress: serves((requests) => requests.claimAddress(EMAIL)),
      sentTimes: serves((requests) => requests.sentTimes(ID, BEFORE, 5)),
      countConfirmations: serves((requests) => requests.countConfirmations(EMAIL, BEFORE, 3)),
      findByUniqid: serves((requests) => requests.findByUniqid(OTHER)),
      findByReference: serves((requests) => requests.findByReference(OTHER)),
      find: serves((requests) => requests.find(OTHER)),
      findLatestOf: serves((requests) => requests.findLatestOf(ID)),
      list: inBatches('requests list --newest', (requests) => requests.list(20)),
      each: each(`requests export, ${ERASURE}`),
      remove: serves((requests) => requests.remove(ID)),
      markConfirmed: serves((requests) => requests.markConfirmed(ID, NOW)),
      markUnconfirmed: serves((requests) => requests.markUnconfirmed(ID, NOW)),
      purgeDelivered: serves((requests) => requests.purgeDelivered(BEFORE)),
    },
    spentProofs: {
      spend: serves((proofs) => proofs.spend(ID, LATER)),
      purge: serves((proofs) => proofs.purge(BEFORE)),
    },
    developmentMail: {
      keep: whole('development alone'),
      list: whole('development alone'),
      find: whole('development alone'),
      remove: whole('development alone'),
    },
    shares: {
      add: serves((shares) => shares.add(exampleShare(NOW, { id: ID, uniqid: ID }))),
      find: serves((shares) => shares.find(OTHER)),
      countOf: serves((shares) => shares.countOf(ID, BEFORE)),
      findLatestOf: serves((shares) => shares.findLatestOf(OTHER)),
      move: serves((shares) => shares.move(OTHER, ID)),
      findByUniqid: serves((shares) => shares.findByUniqid(OTHER)),
      update: serves((shares) => shares.update(exampleShare(NOW, { id: ID, uniqid: ID }))),
      transition: serves((shares) =>
        shares.transition(exampleShare(NOW, { id: ID, uniqid: ID }), 'withdraw'),
      ),
      waitingSince: serves((shares) => shares.waitingSince(NOW)),
      list: inBatches('shares list --newest', (shares) => shares.list(20)),
      each: each(ERASURE),
      remove: serves((shares) => shares.remove(ID)),
      purge: serves((shares) => shares.purge(BEFORE)),
    },
    signIns: {
      begin: serves((signIns) =>
        signIns.begin({
          ...attempt,
          sessionId: ID,
          lang: 'nl',
          nonce: '',
          verifier: '',
          expiresAt: LATER,
        }),
      ),
      take: serves((signIns) => signIns.take(attempt, NOW)),
      settle: serves((signIns) => signIns.settle(attempt, 'done')),
      outcomeOf: serves((signIns) => signIns.outcomeOf(attempt, NOW)),
      keep: serves((signIns) => signIns.keep(signIn)),
      of: serves((signIns) => signIns.of(ID, NOW)),
      move: serves((signIns) => signIns.move(ID, OTHER)),
      forget: serves((signIns) => signIns.forget(ID)),
      forgetOfShare: serves((signIns) => signIns.forgetOfShare(ID)),
      each: each(ERASURE),
      purge: serves((signIns) => signIns.purge(BEFORE)),
      purgeAttempts: serves((signIns) => signIns.purgeAttempts(BEFORE)),
    },
    deliveries: {
      put: serves((deliveries) => deliveries.put({ ...subject, messageId: ID, dueAt: NOW })),
      claim: serves((deliveries) => deliveries.claim(NOW, LATER, 20)),
      markTaken: serves((deliveries) => deliveries.markTaken(OTHER, 'webhook', NOW)),
      markDelivered: serves((deliveries) => deliveries.markDelivered(OTHER, NOW)),
      postpone: serves((deliveries) => deliveries.postpone(OTHER, LATER, '')),
      giveUp: serves((deliveries) => deliveries.giveUp(OTHER, NOW, '')),
      retry: serves((deliveries) => deliveries.retry(OTHER, NOW)),
      retryWaiting: whole('deliveries retry'),
      find: serves((deliveries) => deliveries.find(subject)),
      listOf: serves((deliveries) => deliveries.listOf('request', [ID, OTHER])),
      listFailed: serves((deliveries) => deliveries.listFailed()),
      list: inBatches('deliveries list --newest', (deliveries) => deliveries.list({ newest: 20 })),
      count: whole('deliveries count, doctor'),
      remove: serves((deliveries) => deliveries.remove(subject)),
    },
    prospects: {
      save: serves((prospects) => prospects.save({ ...prospect, savedAt: NOW, expiresAt: LATER })),
      findOf: serves((prospects) => prospects.findOf(ID, OTHER)),
      move: serves((prospects) => prospects.move(ID, ID, OTHER)),
      find: serves((prospects) => prospects.find(OTHER)),
      each: each(ERASURE),
      remove: serves((prospects) => prospects.remove(ID)),
      purge: serves((prospects) => prospects.purge(BEFORE)),
    },
    holds: {
      claim: serves((holds) => holds.claim()),
      add: whole('hold set'),
      lift: whole('hold lift'),
      listOf: serves((holds) => holds.listOf(ID)),
      heldAmong: serves((holds) => holds.heldAmong([ID])),
      list: whole('hold list'),
    },
    decisions: {
      add: serves((decisions) => decisions.add('saved', NOW, [decision])),
      listOf: serves((decisions) => decisions.listOf('saved')),
    },
    restrictions: {
      add: whole('person restrict'),
      lift: whole('person unrestrict'),
      covers: serves((restrictions) => restrictions.covers({ what: 'application', name: 'one' })),
      list: whole('person restricted, and every list'),
      each: whole(ERASURE),
      remove: serves((restrictions) => restrictions.remove(ID)),
      purge: serves((restrictions) => restrictions.purge(BEFORE)),
    },
    audit: {
      append: serves((audit) =>
        audit.append({ at: NOW, actor: 'job', action: 'look', subject: '', details: {} }),
      ),
      end: serves((audit) => audit.end()),
      purge: serves((audit) => audit.purge(BEFORE, NOW)),
      cut: whole('audit verify, integrity check'),
      each: inBatches('audit list, audit verify', (audit) => readOn(audit.each())),
      keys: serves((audit) => audit.keys()),
      storeDerivedKeys: whole('a start, and each command'),
    },
    auditProofs: {
      add: serves((proofs) =>
        proofs.add({ id: ID, kind: 'webhook', position: 1, hash: '', at: NOW, response: null }),
      ),
      list: whole('audit verify, audit proofs'),
      purge: serves((proofs) => proofs.purge(BEFORE)),
      newest: whole('prove-audit-log'),
    },
    inquiries: {
      add: serves((inquiries) => inquiries.add({ ...inquiry, sentAt: NOW })),
      find: serves((inquiries) => inquiries.find(OTHER)),
      list: inBatches('inquiries list --newest', (inquiries) => inquiries.list(20)),
      each: each(`inquiries export, doctor --deep, ${ERASURE}`),
      remove: serves((inquiries) => inquiries.remove(ID)),
      purgeDelivered: serves((inquiries) => inquiries.purgeDelivered(BEFORE)),
    },
    uploads: {
      begin: serves((uploads) => uploads.begin(ID, NOW)),
      write: serves((uploads) => uploads.write(ID, 0, Buffer.from('x'), true)),
      finish: serves((uploads) => uploads.finish(upload)),
      claim: serves((uploads) => uploads.claim([ID], OTHER)),
      findUnclaimed: serves((uploads) => uploads.findUnclaimed(OTHER)),
      countUnclaimed: serves((uploads) => uploads.countUnclaimed()),
      find: serves((uploads) => uploads.find(OTHER)),
      listOf: serves((uploads) => uploads.listOf(ID)),
      read: serves((uploads) => readOn(uploads.read(ID))),
      remove: serves((uploads) => uploads.remove(ID)),
      purge: serves((uploads) => uploads.purge(BEFORE)),
    },
    newsletter: {
      claim: serves((newsletter) => newsletter.claim(EMAIL)),
      add: serves((newsletter) => newsletter.add(subscription)),
      find: serves((newsletter) => newsletter.find(OTHER)),
      findCounting: serves((newsletter) => newsletter.findCounting(EMAIL)),
      countMailed: serves((newsletter) => newsletter.countMailed(EMAIL, BEFORE)),
      markMailed: serves((newsletter) => newsletter.markMailed(ID, NOW)),
      markConfirmed: serves((newsletter) => newsletter.markConfirmed(ID, NOW)),
      markEnded: serves((newsletter) => newsletter.markEnded(ID, NOW)),
      list: inBatches('newsletter list --newest', (newsletter) => newsletter.list(20)),
      each: each(`newsletter export, ${ERASURE}`),
      remove: serves((newsletter) => newsletter.remove(ID)),
      purge: serves((newsletter) => newsletter.purge(BEFORE, BEFORE)),
    },
    consentTexts: {
      remember: serves((consents) =>
        consents.remember({ hash: ID, lang: 'fr', texts: '{}', firstSeen: NOW }),
      ),
      find: serves((consents) => consents.find('fr', OTHER)),
    },
    given: {
      add: serves((given) => given.add(ID, { ...GIVEN, at: NOW })),
      listOf: serves((given) => given.listOf([ID, OTHER])),
      findByHash: serves((given) => given.findByHash(OTHER)),
      purge: serves((given) => given.purge()),
      purgeOf: serves((given) => given.purgeOf([ID, OTHER])),
    },
    rateCounts: {
      add: serves((counts) => counts.add({ key: ID, requests: 1, window: 1_000 })),
      purge: serves((counts) => counts.purge(BEFORE)),
    },
    keys: {
      known: serves((keys) => keys.known()),
      remember: serves((keys) => keys.remember('k9', Buffer.from('x'), NOW)),
      markServed: serves((keys) => keys.markServed('k9', NOW)),
      columns: inBatches('keys reseal, doctor --deep', readColumns),
      countMarks: whole('keys list, keys reseal'),
    },
    retention: {
      countDue: serves(async (retention) => {
        for (const table of STOPPING_TABLES)
          await retention.countDue(table, BEFORE, PERIODS, NEVER_STOPPED + 1);
      }),
      countRows: whole('a purge of more rows than those that never stop'),
      count: whole('retention show'),
      stops: serves((retention) => retention.stops()),
      stop: serves((retention) => retention.stop(STOP)),
      confirm: serves((retention) => retention.confirm(STOP, NOW)),
      resume: serves((retention) => retention.resume('drafts')),
      purgeBackups: serves((retention) => retention.purgeBackups(BEFORE)),
      lastBackup: serves((retention) => retention.lastBackup()),
    },
    integrity: {
      listUndelivered: whole('doctor --deep'),
      listUnsealedDeliveries: whole('doctor --deep'),
      requestsAmong: serves((integrity) => integrity.requestsAmong([OTHER])),
      givenIn: serves((integrity) => integrity.givenIn([OTHER])),
      sharesAmong: serves((integrity) => integrity.sharesAmong([OTHER])),
      listForgottenMails: whole('doctor --deep'),
      listUnconfirmed: whole('doctor --deep'),
      eachFile: inBatches('doctor --deep', (integrity) => readOn(integrity.eachFile())),
      fileIdsOf: serves((integrity) => integrity.fileIdsOf(ID)),
    },
  };
}

/** `countByKey`, which `keys list` calls, reads a column whole. */
async function readColumns(keys: Stores['keys']): Promise<void> {
  for (const column of keys.columns()) {
    const first = await column.page(undefined, 2);
    await column.page(first.at(-1), 2);
    await column.pageNotUnder('k9', first.at(-1), 2);
  }
}
