import { targetsOf } from './imports.mjs';

// Files that import each other in a circle cannot be read, moved or tested one by one. Type imports count.

/**
 * The circles among files, each as a sorted list of its files (Tarjan 1972).
 * @param {ReadonlyMap<string, string>} files texts by path from the project's root
 * @returns {readonly (readonly string[])[]}
 */
export function findCircles(files) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} file */
  const visit = (file) => {
    const node = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(file, node);
    open.push(file);
    for (const target of targetsOf(file, files)) {
      const known = seen.get(target);
      if (known === undefined) node.low = Math.min(node.low, visit(target).low);
      else if (known.isOpen) node.low = Math.min(node.low, known.index);
    }
    if (node.low === node.index) {
      const circle = open.splice(open.indexOf(file));
      for (const member of circle) Object.assign(seen.get(member) ?? {}, { isOpen: false });
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return node;
  };
  for (const file of files.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
