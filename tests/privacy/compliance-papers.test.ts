import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Slugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { USAGE } from '../../src/server/program/commands/command.ts';

/** What the papers of a lender name, and whether it exists; the rules they cite: tests/specification. */
const PAPERS = globSync('docs/compliance/*.md');
const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** `audit list`, `doctor` …, and their options. */
const COMMANDS = new Set(all(USAGE, /^ {2}([a-z]+(?: [a-z]+)?)(?= |$)/gm));
const OPTIONS = new Set(all(USAGE, /(--[a-z]+)/g));
const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts);

const quoted = (paper: string) => [
  ...all(paper, /`([^`\n]+)`/g),
  ...all(paper, /^ *(loanfront .*)$/gm),
];

/** The ids of a page's headings. */
function anchorsOf(page: string): readonly string[] {
  const slugger = new Slugger();
  return all(page, /^#+ (.+)$/gm).map((heading) => slugger.slug(heading.replace(/[`*]/g, '')));
}

describe.each(PAPERS)('%s', (file) => {
  const paper = read(file);

  it('names commands and options that exist', () => {
    const typed = quoted(paper).filter((text) => text.startsWith('loanfront '));
    const unknown = typed.filter((line) => {
      const words = /^loanfront ([a-z]+(?: [a-z]+)?)/.exec(line)?.[1] ?? '';
      const options = all(line, /(--[a-z]+)/g);
      return !COMMANDS.has(words) || options.some((option) => !OPTIONS.has(option));
    });
    expect(unknown).toEqual([]);
  });

  it('names scripts and files that exist', () => {
    const scripts = quoted(paper).flatMap((text) => all(text, /^npm (?:run )?([a-z:]+)/g));
    expect(scripts.filter((script) => !SCRIPTS.includes(script))).toEqual([]);
    const paths = quoted(paper).filter((text) =>
      /^(?:src|tests|scripts|content|config|operations|lab|docs)\//.test(text),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leads to pages and headings that exist', () => {
    const links = all(paper, /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const page = path === '' ? file : join(dirname(file), path);
      if (!existsSync(page)) return true;
      return anchor !== undefined && !anchorsOf(read(page)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

it('the index of the papers names each', () => {
  const index = all(read('docs/compliance/README.md'), /\]\(([a-z-]+\.md)\)/g);
  const others = PAPERS.map((file) => file.replace(/^.*\//, '')).filter(
    (name) => name !== 'README.md',
  );
  expect([...new Set(index)].toSorted()).toEqual(others.toSorted());
});
