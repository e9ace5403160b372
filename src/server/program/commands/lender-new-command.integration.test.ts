import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { readDemonstration } from '#configuration/new-lender/lender-files.ts';
import { listMadeFrom } from '#configuration/new-lender/made-from.ts';
import { runLenderDiff } from './lender-diff-command.ts';
import { runLenderNew } from './lender-new-command.ts';
import { runCommand } from './run-command.ts';

/** A folder that does not exist yet, and is deleted when the test ends. */
function newFolder(name = 'kredo'): string {
  const parent = mkdtempSync(join(tmpdir(), 'loanfront-new-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, name);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

const context = { now: new Date() };

// F-9.1, F-9.5
it('writes the files of what the options say, and asks nothing where nobody can be asked', async () => {
  const folder = newFolder();
  const options = ['--languages', 'nl', '--products', 'personal,car', '--phone', '09 223 00 00'];
  const { code, output } = await runCommand(['lender', 'new', folder, ...options], {}, context);
  expect(output).toContain(`The files of Kredo are in ${folder}/config and ${folder}/content.`);
  expect(code).toBe(0);
  expect(read(folder, 'config/lender.yaml')).toContain('personal: 09 223 00 00\n');
  expect(existsSync(join(folder, 'content/loans/nl/car.md'))).toBe(true);
  expect(existsSync(join(folder, 'content/loans/nl/renovation.md'))).toBe(false);
});

// F-9.1
it('writes to a folder in that of the operator', async () => {
  const folder = newFolder();
  const environment = { INIT_CWD: join(folder, '..') };
  expect((await runCommand(['lender', 'new', 'kredo'], environment, context)).code).toBe(0);
  expect(existsSync(join(folder, 'config/lender.yaml'))).toBe(true);
});

// F-9.5
it('asks for what no option gives, with its default, until the answer is right', async () => {
  const folder = newFolder();
  const questions: string[] = [];
  const answers: Readonly<Record<string, readonly string[]>> = {
    'Name of the lender [Kredo]': ['Krediet Plus'],
    'Languages of the site, fr or nl first: fr, nl, de, en [fr,nl]': ['de', 'nl'],
    'Enterprise number [0999.999.031]': ['0403.170.702', '0403.170.701'],
    'Are there brokers? [no]': ['perhaps', 'yes'],
  };
  const { code } = await runLenderNew([folder, '--products', 'car'], {}, async (question) => {
    questions.push(question);
    const [, asked = ''] = /(.*): $/.exec(question) ?? [];
    const before = questions.filter((other) => other.endsWith(question.split('\n').at(-1) ?? ''));
    return answers[asked]?.[before.length - 1] ?? '';
  });
  expect(code).toBe(0);
  expect(questions.filter((question) => question.includes('An empty answer'))).toHaveLength(1);
  expect(questions).toContainEqual(
    expect.stringContaining('does not start with a language of the application'),
  );
  expect(questions).toContainEqual(expect.stringContaining('0403.170.702 is not an enterprise'));
  expect(questions).toContainEqual(expect.stringContaining('perhaps is neither yes nor no'));
  expect(questions.join()).not.toContain('What is lent');
  expect(questions.join()).not.toContain('mortgages');
  const file = read(folder, 'config/lender.yaml');
  expect(file).toContain('name: Krediet Plus\n');
  expect(file).toContain('languages: [nl]\n');
  expect(file).toContain('enterpriseNumber: 0403.170.701\n');
  expect(file).toContain('referencePrefix: KRE\n');
  expect(existsSync(join(folder, 'config/brokers.csv'))).toBe(true);
});

// F-9.5
it('refuses all wrong options at once, and writes nothing', async () => {
  const folder = newFolder();
  const { code, output } = await runLenderNew(
    [
      ...[folder, '--languages', 'nl,xx', '--products', 'coproperty,boats', '--zip', '0001'],
      ...[
        '--enterprise-number',
        '1',
        '--phone',
        'x',
        '--email',
        'x',
        '--reference-prefix',
        'kredo',
      ],
      ...['--name', ' '],
    ],
    {},
    undefined,
  );
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    '--name: The name is empty',
    '--languages: xx is not one of fr, nl, de, en',
    expect.stringMatching(/^--products: boats is not one of personal, car, /),
    expect.stringMatching(/^--enterprise-number: 1 is not an enterprise number/),
    '--zip: 0001 is not a Belgian postcode',
    '--phone: x is not a phone number',
    '--email: x is not an e-mail address',
    '--reference-prefix: kredo is not two to four capitals',
    '',
  ]);
  expect(existsSync(folder)).toBe(false);
});

// F-9.5
it.each([
  [['--products', 'CH'], 'CH has no loan that can be applied for'],
  [['--products', ''], 'has no loan that can be applied for'],
  [['--languages', ''], 'languages'],
])('refuses %s', async (options, reason) => {
  const { code, output } = await runLenderNew([newFolder(), ...options], {}, undefined);
  expect(code).toBe(1);
  expect(output).toContain(reason);
});

// F-9.4
it('writes only to a folder that is new or empty', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  expect((await runLenderNew([folder], {}, undefined)).code).toBe(0);
  const before = read(folder, 'config/lender.yaml');
  const again = await runLenderNew([folder, '--name', 'Other'], {}, undefined);
  expect(again).toEqual({ code: 1, output: `${folder} is not empty\n` });
  expect(read(folder, 'config/lender.yaml')).toBe(before);
  const file = `${folder}/config/lender.yaml`;
  expect((await runLenderNew([file], {}, undefined)).output).toBe(`${file} is not a folder\n`);
  expect((await runLenderNew([`${file}/below`], {}, undefined)).output).toContain(
    'cannot be written',
  );
});

it('lists its options', async () => {
  const { code, output } = await runLenderNew(['--help'], {}, undefined);
  expect(code).toBe(0);
  expect(output).toContain('--reference-prefix …');
  expect((await runLenderNew([], {}, undefined)).code).toBe(2);
  expect((await runLenderNew(['a', 'b'], {}, undefined)).code).toBe(2);
  expect((await runLenderNew(['a', '--colour'], {}, undefined)).code).toBe(2);
});

/** A lender's files of version 1.0.0, and what the next version would make. */
async function update(change: (files: Map<string, string | Buffer>) => void) {
  const folder = newFolder();
  await runLenderNew([folder, '--languages', 'nl', '--products', 'car'], {}, undefined);
  const demonstration = new Map(readDemonstration());
  change(demonstration);
  const environment = { CONFIG_DIR: `${folder}/config`, CONTENT_DIR: `${folder}/content` };
  const [version = ''] = listMadeFrom(environment.CONFIG_DIR);
  const diff = (since = version, next = '99.0.0') =>
    runLenderDiff(environment, since, false, { version: next, demonstration });
  return { folder, version, environment, diff };
}

// F-9.6
it('shows what an update changed in the files that the lender’s were made from', async () => {
  const { folder, diff, version } = await update((files) => {
    const texts = (path: string) => String(files.get(path));
    files.set('config/holidays.yaml', texts('config/holidays.yaml').replace('# New', '# The new'));
    files.set('content/faq/nl/data.md', `${texts('content/faq/nl/data.md')}\nEen zin meer.\n`);
    files.set('content/faq/nl/new-question.md', texts('content/faq/nl/data.md'));
    files.set('content/faq/fr/other-question.md', texts('content/faq/fr/data.md'));
    files.delete('content/faq/nl/withdrawal.md');
  });
  writeFileSync(`${folder}/content/faq/nl/data.md`, 'edited');
  const { code, output } = diff();
  expect(code).toBe(0);
  expect(output).toContain(`Since ${version}, in what your files were made from:`);
  expect(output).toContain(`  changed  ${folder}/config/holidays.yaml (yours is as it was made)`);
  expect(output).toContain(`  changed  ${folder}/content/faq/nl/data.md (you have edited yours)`);
  expect(output).toContain(
    `  added  ${folder}/content/faq/nl/new-question.md (you do not have it)`,
  );
  expect(output).toContain(
    `  removed  ${folder}/content/faq/nl/withdrawal.md (yours is as it was made)`,
  );
  expect(output).toContain('+Een zin meer.\n');
  expect(output).not.toContain('other-question');
  expect(output).not.toContain('content/faq/nl/complaint.md');
});

// F-9.6
it('lists no change that the lender has made already', async () => {
  const { folder, diff } = await update((files) =>
    files.set('config/holidays.yaml', 'holidays: {}\n'),
  );
  writeFileSync(`${folder}/config/holidays.yaml`, 'holidays: {}\n');
  expect(diff().output).toContain('Nothing has changed since');
});

// F-9.7
it('records the version to which it compared, for the next update', async () => {
  const { folder, diff, version } = await update((files) =>
    files.set('config/holidays.yaml', 'holidays: {}\n'),
  );
  expect(diff().output).toContain('after the next update, "lender diff 99.0.0"');
  expect(diff('99.0.0', '100.0.0').output).toContain('Nothing has changed since 99.0.0');
  expect(diff().output).not.toContain('after the next update');
  expect(diff('0.0.1')).toEqual({
    code: 1,
    output: expect.stringContaining('has no readable record of 0.0.1. It has: '),
  });
  writeFileSync(`${folder}/config/.made-from-${version}.json.gz`, 'broken');
  expect(diff().output).toContain(`has no readable record of ${version}`);
});

// F-9.7
it('says so where there is no record', async () => {
  const { output, code } = await runCommand(['lender', 'diff', '0.1.0'], {}, context);
  expect(code).toBe(1);
  expect(output).toContain('config has no record of what its files were made from');
});

// F-9.6
it('shows which of the program’s sentences changed that the lender has replaced', async () => {
  const { folder, diff, environment, version } = await update(() => {});
  mkdirSync(`${folder}/config/words`);
  writeFileSync(`${folder}/config/words/nl.yaml`, 'draftLink.title: "Later verder"\n');
  const file = `${environment.CONFIG_DIR}/.made-from-${version}.json.gz`;
  const record = JSON.parse(gunzipSync(readFileSync(file)).toString());
  record.words.nl['draftLink.title'] = 'Vroeger';
  writeFileSync(file, gzipSync(JSON.stringify(record)));
  expect(diff().output).toContain(
    'words/nl.yaml replaces draftLink.title, which was "Vroeger" and is "',
  );
});

// F-9.5
it('says that it invented what it could not ask for', async () => {
  const said = async (...options: readonly string[]) =>
    (await runLenderNew([newFolder(), ...options], {}, undefined)).output;
  expect(await said()).toContain('There is no terminal to ask in');
  expect(await said('--yes')).not.toContain('There is no terminal to ask in');
});
