import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PART } from '#tests/examples/answers-to-calls.ts';
import { ApplicationWalk, DEEDS } from '#tests/examples/application-walk.ts';
import { NOON, ownFound } from '#tests/examples/application-window.ts';
import { CONSENTS } from '../form-fields.ts';
import type { Found } from './event.ts';

/** Changed only to look for more; a failure prints it, and the path to the smallest walk. */
const SEED = 20_261_123;
const WALKS = 300;

const anyTurn = fc.record({
  turn: fc.constantFrom('deed', 'deed', 'answer', 'answer', 'again', 'hours'),
  deed: fc.nat(DEEDS.length - 1),
  seed: fc.nat(10_000),
});

const anyBeginning = fc.constantFrom<readonly Found[]>([ownFound()], [PART], []);

it(`holds its laws on ${WALKS} walks, and always leads on`, () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(
      anyBeginning,
      fc.boolean(),
      fc.array(anyTurn, { maxLength: 60, size: 'max' }),
      (beginning, atRecap, turns) => {
        const walk = new ApplicationWalk();
        walk.dispatch({ kind: 'started', step: '1' });
        const [found] = beginning;
        if (found) {
          const [open] = walk.calls.splice(0, 1);
          if (open?.kind === 'open') walk.dispatch({ kind: 'opened', try: open.try, found });
        }
        if (atRecap) {
          walk.dispatch({ kind: 'stepChosen', step: '6' });
          walk.answerAll();
          for (const name of CONSENTS) walk.dispatch({ kind: 'answered', name, value: 'yes' });
        }
        for (const { turn, deed, seed } of turns) {
          const does = DEEDS[deed];
          if (turn === 'deed' && does) walk.do(does(seed));
          if (turn === 'answer') walk.answer(seed);
          if (turn === 'again') walk.answerAgain(seed);
          if (turn === 'hours') walk.window.now += 12 * 3_600_000;
        }
        walk.window.now = NOON;
        for (let moves = 0; !walk.goOn(); moves++)
          if (moves > 40) throw new Error(`No way out: ${JSON.stringify(walk.window.state)}`);
        const { form, ended, page } = walk.window.state;
        ends.add(form.step === '7' ? 'sent' : (ended ?? page));
      },
    ),
    { seed: SEED, numRuns: WALKS },
  );
  expect(ends).toContain('sent');
  expect([...ends].sort()).toEqual(['expired', 'left', 'sent']);
});
