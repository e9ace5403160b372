import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout.ts';

/** The layout of a page when its picture was stored, and the browser build that made it. */
export interface KeptLayout {
  /** «HeadlessChrome/156.0.8078.79» */
  readonly madeWith: string;
  readonly layout: Layout;
}

/** By the name of the picture: «fr-contact_360». */
export type KeptLayouts = ReadonlyMap<string, KeptLayout>;

const ENDING = '.txt';

/**
 * Reads the layouts of a folder: a file for each language, with a block for each picture that starts with
 * the picture's name and the browser that made it.
 */
export function readLayouts(folder: string): KeptLayouts {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const blocks = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n\n'));
  return new Map(
    blocks.map((block) => {
      const [head = '', ...layout] = block.trim().split('\n');
      const [name = '', madeWith = ''] = head.split(' ');
      return [name, { madeWith, layout }];
    }),
  );
}

/** Replaces the folder's layouts with these, sorted. */
export function writeLayouts(folder: string, layouts: KeptLayouts): void {
  const byLanguage = new Map<string, string[]>();
  for (const [name, { madeWith, layout }] of [...layouts].sort(byPageAndWidth)) {
    const language = name.split('-', 1)[0] ?? '';
    const blocks = byLanguage.get(language) ?? [];
    byLanguage.set(language, [...blocks, [`${name} ${madeWith}`, ...layout].join('\n')]);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [language, blocks] of byLanguage)
    writeFileSync(join(folder, language + ENDING), `${blocks.join('\n\n')}\n`);
}

function byPageAndWidth([name]: [string, KeptLayout], [otherName]: [string, KeptLayout]): number {
  const [page, width] = partsOf(name);
  const [otherPage, otherWidth] = partsOf(otherName);
  if (page === otherPage) return width - otherWidth;
  return page < otherPage ? -1 : 1;
}

function partsOf(name: string): [page: string, width: number] {
  const at = name.lastIndexOf('-');
  return [name.slice(0, at), Number(name.slice(at + 1))];
}
