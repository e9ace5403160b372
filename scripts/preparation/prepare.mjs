import process from 'node:process';
import { ensureBuild, ensureServer } from './build.mjs';
import { withPreparationLock } from './lock.mjs';
import { findNode } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './places.mjs';

/**
 * Installs what is missing and builds what is out of date. From here on the project's root is the
 * working directory, so that relative paths in settings do not depend on where the command was started.
 * @returns {Promise<string>} the Node that runs the product
 */
export function prepareProduct() {
  return prepare((node) => ensureBuild(node));
}

/**
 * The same for a start, which wrong settings stop before anything is built.
 * @returns {Promise<string>} the Node that runs the product
 */
export function prepareStart() {
  return prepare((node) => ensureBuild(node, { forStart: true }));
}

/**
 * The same without the site: the operator's commands must work while the lender's files are wrong, in
 * order to report it.
 * @returns {Promise<string>} the Node that runs the product
 */
export function prepareCommands() {
  return prepare(ensureServer);
}

/**
 * Installs what is missing without building anything.
 * @returns {Promise<string>} the Node that runs the product
 */
export function preparePackages() {
  return prepare(async () => {});
}

/** @param {(node: string) => Promise<void>} build */
function prepare(build) {
  process.chdir(ROOT);
  return withPreparationLock(async () => {
    await ensurePackages();
    const node = findNode();
    await build(node);
    return node;
  });
}
