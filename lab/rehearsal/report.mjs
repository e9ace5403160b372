/** The answers that a load balancer would count as failed, 0 for none at all. @param {number} status */
export function isFailed(status) {
  return status === 0 || status >= 400;
}

/**
 * An incident and its time, in milliseconds since 1970.
 * @typedef {{ name: string, from: number, to: number, failsNothing?: boolean, mayFail?: string }} Past
 */

/** @typedef {import('./journeys.mjs').TimedAnswers['all']} All */

/**
 * What visitors noticed of it: answers by status, failed ones, the longest time without a 2xx in milliseconds.
 * @param {All} all in the order of their time
 * @param {{ from: number, to: number }} during
 */
export function summarise(all, { from, to }) {
  const within = all.filter(({ at }) => at >= from && at <= to);
  /** @type {Record<string, number>} */
  const byStatus = {};
  let [longestGap, last] = [0, from];
  for (const { at, status } of within) {
    const kind = status >= 200 && status < 300 ? '2xx' : status === 0 ? 'none' : String(status);
    byStatus[kind] = (byStatus[kind] ?? 0) + 1;
    if (kind !== '2xx') continue;
    longestGap = Math.max(longestGap, at - last);
    last = at;
  }
  longestGap = Math.max(longestGap, to - last);
  const failed = within.filter(({ status }) => isFailed(status));
  return { byStatus, failed, longestGap };
}

/** @param {Record<string, number>} byStatus */
function describeAnswers(byStatus) {
  const kinds = Object.entries(byStatus).sort(([a], [b]) => a.localeCompare(b));
  return kinds.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
}

/**
 * The end of a rehearsal.
 * @typedef {object} Rehearsed
 * @property {Past[]} incidents
 * @property {readonly string[]} missing what could not be rehearsed here, and why
 * @property {All} all
 * @property {{ begun: number, ended: number }} journeys
 * @property {import('./journeys.mjs').SignInCount} signIns
 * @property {Awaited<ReturnType<typeof import('../outages/count.mjs').count>>} counted
 */

/**
 * The tables, and whether all is right: nothing lost, nothing stored twice, no failed request where none may fail.
 * @param {Rehearsed} rehearsed
 */
export function report({ incidents, missing, all, journeys, signIns, counted }) {
  const whole = { from: all[0]?.at ?? 0, to: all.at(-1)?.at ?? 0 };
  const total = summarise(all, whole);
  const stored = Object.values(counted.stored);
  const arrived = Object.values(counted.arrived);
  const sum = (/** @type {number[]} */ counts) => counts.reduce((a, b) => a + b, 0);
  const lost = sum(stored.map((kind) => kind.lost));
  const doubled = sum(stored.map((kind) => kind.doubled));
  const missed = sum(arrived.map((kind) => kind.lost));
  let failsNothing = true;
  const rows = incidents.map((incident) => {
    const { byStatus, failed, longestGap } = summarise(all, incident);
    const wrongly = failed.filter(({ call }) => call !== incident.mayFail).length;
    if (incident.failsNothing && wrongly > 0) failsNothing = false;
    const seconds = Math.round((incident.to - incident.from) / 1_000);
    const gap = (longestGap / 1_000).toFixed(1);
    const but = incident.mayFail === undefined ? '' : ` but ${incident.mayFail}`;
    const note = incident.failsNothing ? ` (may fail none${but}: ${wrongly} failed)` : '';
    return `| ${incident.name} | ${seconds} s | ${describeAnswers(byStatus)}${note} | ${gap} s |`;
  });
  const kinds = Object.entries({ ...counted.stored, ...counted.arrived }).map(
    ([kind, { acknowledged, lost, doubled, longest }]) =>
      `| ${kind} | ${acknowledged} | ${lost} | ${doubled} | ${kind in counted.arrived ? `${longest} s` : ''} |`,
  );
  const failures = Map.groupBy(total.failed, ({ status, call }) => `${status || 'none'} ${call}`);
  const text = [
    '| incident | lasted | answers | longest without a 2xx |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| | acknowledged | lost | doubled | latest |',
    '|---|---|---|---|---|',
    ...kinds,
    '',
    `Journeys: ${journeys.begun} begun, ${journeys.ended} ended, ${lost} lost, ${doubled} doubled.`,
    `Sign-ins: ${signIns.done} done, ${signIns.elsewhere} of them ended by the other server; ${signIns.refused} told to try again.`,
    `Answers: ${describeAnswers(total.byStatus)}.`,
    ...[...failures].map(([what, of]) => `- ${of.length} × ${what}`),
    `Mails and deliveries: ${missed} missing; ${counted.calls.withTwoIds} with two ids.`,
    `Audit log: ${counted.auditIsWhole ? 'whole' : 'NOT whole'}.`,
    ...missing.map((what) => `NOT REHEARSED: ${what}`),
    '',
  ].join('\n');
  const problems = lost + doubled + missed + counted.calls.withTwoIds;
  const ok = problems === 0 && failsNothing && counted.auditIsWhole;
  return { text, ok };
}
