import { readFileSync } from 'node:fs';

/** A block of commands in a how-to, exactly as it stands there. */
export interface CodeBlock {
  /** The file's name: install.md. */
  page: string;
  /** Under which heading. */
  section: string;
  /** From 0, among the blocks of that section. */
  at: number;
  text: string;
}

/** Every block of shell commands of a how-to, in its order. A block in a list is indented with it. */
export function readCodeBlocks(page: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let section = '';
  let open: { indent: string; lines: string[] } | undefined;
  for (const line of readFileSync(`docs/how-to/${page}`, 'utf8').split('\n')) {
    const [, indent = '', language] = /^( *)```(\w*)$/.exec(line) ?? [];
    if (open !== undefined && language === '') {
      const at = blocks.filter((block) => block.section === section).length;
      blocks.push({ page, section, at, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else if (open !== undefined) open.lines.push(line.slice(open.indent.length));
    else if (language === 'sh') open = { indent, lines: [] };
    else section = /^#+ (.*)$/.exec(line)?.[1] ?? section;
  }
  return blocks;
}
