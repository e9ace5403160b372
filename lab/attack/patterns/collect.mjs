import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * A regular expression as the source has it.
 * @typedef {{ file: string, line: number, source: string, flags: string }} Pattern
 */

/** What the server runs, and what the browser shares with it. */
const FOLDERS = ['addresses', 'calls', 'domain', 'journey', 'server', 'words', 'view', 'seo'];

/**
 * Every regular expression of the server's source, read by TypeScript's parser; `unread`: those that are put
 * together at run time.
 * @param {string} root the project's folder
 */
export function collectPatterns(root) {
  /** @type {Pattern[]} */
  const patterns = [];
  /** @type {string[]} */
  const unread = [];
  const files = globSync(`src/{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, { cwd: root });
  for (const file of files.filter((name) => !/\.(test|contract)\.tsx?$/.test(name)).sort()) {
    const found = readPatterns(file, readFileSync(`${root}/${file}`, 'utf8'));
    patterns.push(...found.patterns);
    unread.push(...found.unread);
  }
  return { patterns, unread };
}

/** @param {string} file @param {string} text */
export function readPatterns(file, text) {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Pattern[]} */
  const patterns = [];
  /** @type {string[]} */
  const unread = [];
  const lineOf = (/** @type {ts.Node} */ node) =>
    parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      patterns.push({ file, line: lineOf(node), source, flags });
    } else if (isRegExp(node)) {
      const [source, flags] = node.arguments ?? [];
      const given = flags === undefined ? '' : ts.isStringLiteralLike(flags) ? flags.text : 'u';
      if (source !== undefined && ts.isStringLiteralLike(source))
        patterns.push({ file, line: lineOf(node), source: source.text, flags: given });
      else unread.push(`${file}:${lineOf(node)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { patterns, unread };
}

/** @param {ts.Node} node @returns {node is ts.NewExpression | ts.CallExpression} */
function isRegExp(node) {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    node.expression.getText() === 'RegExp'
  );
}
