import { monitorEventLoopDelay } from 'node:perf_hooks';
import { secciDocument } from '#server/documents/secci-document.ts';
import { summaryDocument } from '#server/documents/summary-document.ts';
import { createTypstRenderer } from '#server/pdf/typst-renderer.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { factsFor, fluvia } from '../examples/fluvia.ts';
import { KEEP } from '../examples/usual-retention.ts';

// Prints how long rendering documents takes:
//   node -e "import('vite').then((v) => v.runnerImport('./tests/pdf/measure-documents.ts'))"

const SOURCES = { ...fluvia, publicUrl: 'https://www.fluvia.example', keep: KEEP };
const AT = new Date('2026-11-20T14:00:00Z');
const TIMES = 60;

/** Another person and rate each time, because Typst caches what it has rendered. */
function another(index: number) {
  const answers = { ...COMPLETE_ANSWERS, profession: `Infirmier ${index}` };
  const facts = factsFor(answers);
  return { at: AT, answers, facts: { ...facts, loan: { ...facts.loan, taeg: 3 + index / 100 } } };
}

const press = createTypstRenderer();
const summary = (index: number) =>
  press.renderSummary(summaryDocument(another(index), SOURCES, 'fr'), AT);
const secci = (index: number) =>
  press.renderSecci(secciDocument(another(index), SOURCES, 'fr'), AT);
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);

async function time(work: () => Promise<Buffer>) {
  const start = performance.now();
  const { length } = await work();
  return { ms: performance.now() - start, kilobytes: Math.round(length / 1000) };
}

const before = megabytes();
const first = await time(() => summary(0));
console.log(`first: ${first.ms.toFixed(0)} ms; memory +${megabytes() - before} MB`);
const delay = monitorEventLoopDelay({ resolution: 1 });
for (const [name, render] of Object.entries({ summary, secci })) {
  delay.reset();
  delay.enable();
  const runs = [];
  for (let index = 1; index <= TIMES; index += 1) runs.push(await time(() => render(index)));
  delay.disable();
  const sorted = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const [median, worst] = [sorted[TIMES / 2] ?? 0, sorted.at(-1) ?? 0];
  console.log(
    `${name}: ${runs[0]?.kilobytes} kB, median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; ` +
      `event loop held at most ${(delay.max / 1e6).toFixed(1)} ms`,
  );
}
console.log(`memory +${megabytes() - before} MB after ${2 * TIMES + 1} documents`);
