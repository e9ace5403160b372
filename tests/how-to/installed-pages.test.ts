import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { USAGE } from '#server/program/commands/command.ts';
import { readCodeBlocks } from './code-blocks.ts';
import { INSTALLED_PAGES } from './installed-pages.ts';
import { NOT_WALKED, routeOn } from './route.ts';

const BLOCKS = INSTALLED_PAGES.flatMap(readCodeBlocks);

const nameOf = ({ page, section, at }: (typeof BLOCKS)[number]) =>
  `${page}#${section}${at === 0 ? '' : `/${at}`}`;

// W-10.19
it('an installed server has one command, on every page about it', () => {
  const others = /\bnpm run (?:-\S+ )?loanfront|\bnode dist\//;
  expect(BLOCKS.length).toBeGreaterThan(20);
  expect(BLOCKS.filter(({ text }) => others.test(text)).map(nameOf)).toEqual([]);
  // What is published is checked in the checkout where it is edited; install.md says when the other command is used.
  const inCheckouts = ['install.md', 'publish.md'];
  for (const page of INSTALLED_PAGES.filter((name) => !inCheckouts.includes(name)))
    expect(readFileSync(`docs/how-to/${page}`, 'utf8'), page).not.toMatch(others);
});

it('each command that these pages write exists', () => {
  const texts = INSTALLED_PAGES.map((page) => readFileSync(`docs/how-to/${page}`, 'utf8'));
  const written = texts.flatMap((text) => [
    ...text.matchAll(/(?:^|[`"=; ])loanfront ([a-z]+)(?: ([a-z]+))?(?=[ `\n])/gm),
  ]);
  const commands = written
    .map(([, first, second]) => [first, second].filter(Boolean).join(' '))
    .filter((command) => !command.startsWith('loanfront'));
  expect(commands.length).toBeGreaterThan(15);
  const isKnown = (command: string) =>
    USAGE.includes(`\n  ${command} `) || USAGE.includes(`\n  ${command.split(' ')[0]} `);
  expect(commands.filter((command) => !isKnown(command))).toEqual([]);
});

it('each block of commands is walked, or the walk says why not', () => {
  const walked = (['12', '13'] as const)
    .flatMap(routeOn)
    .flatMap((step) => ('block' in step ? [step.block] : []));
  const isLeftOut = (name: string) =>
    Object.keys(NOT_WALKED).some((left) => name === left || name.startsWith(`${left}/`));
  const names = BLOCKS.map(nameOf);
  expect(names.filter((name) => !walked.includes(name) && !isLeftOut(name))).toEqual([]);
  const known = [...walked, ...Object.keys(NOT_WALKED)];
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
  for (const step of (['12', '13'] as const).flatMap(routeOn))
    if ('block' in step)
      for (const asked of Object.keys(step.filledIn ?? {}))
        expect(BLOCKS.find((block) => nameOf(block) === step.block)?.text).toContain(asked);
});
