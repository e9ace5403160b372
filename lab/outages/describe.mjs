/**
 * The counts of a trial.
 * @typedef {object} Trial
 * @property {Record<string, import('./count.mjs').Count>} stored
 * @property {Record<string, import('./count.mjs').Count>} arrived
 * @property {{ calls: number, messages: number, withTwoIds: number }} calls
 * @property {boolean} auditIsWhole
 * @property {import('./calls.mjs').Answers} answers
 * @property {{ code: number, ms: number }} end
 * @property {number} [saves]
 * @property {number} [medianStart]
 * @property {boolean} [survived]
 * @property {number} [recovered]
 */

/**
 * A trial as a table, and whether it met the guarantees: nothing lost, everything stored once, the
 * server running, and shut down cleanly.
 * @param {string} name
 * @param {Trial | undefined} trial `undefined`: it could not be run here
 */
export function describeTrial(name, trial) {
  if (trial === undefined)
    return { ok: true, text: `### ${name}\n\nNot tried: no disk may be mounted here.\n` };
  const counts = { ...trial.stored, ...trial.arrived };
  const rows = Object.entries(counts).map(
    ([kind, { acknowledged, lost, doubled, late, longest }]) =>
      `| ${kind} | ${acknowledged} | ${lost} | ${doubled} | ${late} | ${kind in trial.arrived ? `${longest} s` : ''} |`,
  );
  const { calls, messages, withTwoIds } = trial.calls;
  const notes = [
    `Answers: ${trial.answers}; «not now» without Retry-After: ${trial.answers.withoutRetryAfter}.`,
    `Webhook: ${calls} calls, ${messages} messages, ${withTwoIds} subjects with two ids. Audit log ${trial.auditIsWhole ? 'whole' : 'NOT whole'}.`,
    ...(trial.saves === undefined ? [] : [`Draft saves acknowledged: ${trial.saves}.`]),
    ...(trial.medianStart === undefined ? [] : [`Median start: ${trial.medianStart} ms.`]),
    ...(trial.survived === undefined ? [] : [`The server ${trial.survived ? 'stayed' : 'DIED'}.`]),
    ...(trial.recovered === undefined ? [] : [`Wrote again after ${trial.recovered} ms at most.`]),
    `SIGTERM: exit ${trial.end.code} after ${trial.end.ms} ms.`,
  ];
  const head = '| | acknowledged | lost | doubled | late | longest |\n|---|---|---|---|---|---|';
  const text = `### ${name}\n\n${head}\n${rows.join('\n')}\n\n${notes.join('\n')}\n`;
  const ok =
    Object.values(counts).every(({ lost }) => lost === 0) &&
    Object.values(trial.stored).every(({ doubled }) => doubled === 0) &&
    withTwoIds === 0 &&
    trial.auditIsWhole &&
    trial.survived !== false &&
    trial.end.code === 0;
  return { ok, text };
}
