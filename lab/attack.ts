import { parseArgs } from 'node:util';
import { fuzz } from './attack/fuzz.ts';
import { attackSlowly } from './attack/sockets/slow.ts';
import { prepareProduct, Refusal, runCommand } from './project.ts';

// npm run attack [-- --only NAME] [--seed N] [--path P] [--requests N] [--minutes N] [--database pglite]: attacks the
// built server, and reports whether it held. Run by hand; docs/security/attacks.md says what each attack does, and has
// the figures.

/** The attacks by name: each returns whether the product held. */
const ATTACKS = {
  fuzz,
  slow: attackSlowly,
};

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(ATTACKS) },
      seed: { type: 'string', default: '1' },
      path: { type: 'string', default: '' },
      requests: { type: 'string', default: '1000000' },
      minutes: { type: 'string', default: '1000' },
      database: { type: 'string', default: 'postgresql' },
    },
  });
  const unknown = values.only.find((name) => !(name in ATTACKS));
  if (unknown) throw new Refusal(`--only takes one of ${Object.keys(ATTACKS).join(', ')}.`);
  const { database } = values;
  if (database !== 'postgresql' && database !== 'pglite')
    throw new Refusal('--database takes postgresql or pglite.');
  const options = {
    database,
    path: values.path,
    seed: readNumber('seed', values.seed),
    requests: readNumber('requests', values.requests),
    minutes: readNumber('minutes', values.minutes),
  } as const;
  await prepareProduct('PostgreSQL');
  const failed: string[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (!values.only.includes(name)) continue;
    console.log(`\n## ${name}\n`);
    if (!(await attack(options))) failed.push(name);
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll held.');
  return failed.length > 0 ? 1 : 0;
});

function readNumber(name: string, text: string) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Refusal(`--${name} takes a whole number from 0 on.`);
  return number;
}
