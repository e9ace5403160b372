/** The oldest Node that installs and builds. */
const OLDEST = 20;

/**
 * Why a Node of this version cannot install and build; undefined if it can.
 * @param {string} version
 * @returns {string | undefined}
 */
export function describeOldNode(version) {
  if (Number.parseInt(version, 10) >= OLDEST) return undefined;
  return `This is Node ${version}, and Loanfront needs Node ${OLDEST} or newer: docs/how-to/install.md says where to get it.`;
}
