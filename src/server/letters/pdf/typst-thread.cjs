// The worker thread for Typst, so that no visitor waits while a document is rendered. It is bundled as
// text and started from it, so it imports nothing of ours.
const { parentPort, workerData } = require('node:worker_threads');

/**
 * @typedef {object} Compiler
 * @property {(path: string, content: Buffer) => void} mapShadow
 * @property {(document: object, options: object) => Buffer} pdf
 * @property {(keptResults: number) => void} evictCache
 */

if (!parentPort) throw new Error('Must be started as a thread');
const port = parentPort;

const { compilerPath, folder, templates } = workerData;
/** @type {string[]} */
const fonts = workerData.fonts;
/** @type {{ NodeCompiler: { create(options: object): Compiler } }} */
const { NodeCompiler } = require(compilerPath);

/** What Typst remembers for the next document: nothing, for it takes 140 MB and makes none sooner. */
const KEPT_RESULTS = 0;

const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font, 'base64')) }],
});
for (const [name, text] of templates) compiler.mapShadow(`${folder}/${name}`, Buffer.from(text));

/**
 * The file; nothing if Typst refuses. Its reasons quote the text, so they are not passed on.
 *
 * @param {string} template
 * @param {string} data
 * @param {number} createdAt seconds since 1970
 */
function renderDocument(template, data, createdAt) {
  try {
    return compiler.pdf(
      { mainFilePath: `${folder}/${template}`, inputs: { data } },
      { pdfStandard: 'ua-1', creationTimestamp: createdAt },
    );
  } catch {
    return undefined;
  } finally {
    compiler.evictCache(KEPT_RESULTS);
  }
}

port.on('message', ({ id, template, attempts, createdAt }) => {
  let answer;
  for (const data of attempts) answer ??= renderDocument(template, data, createdAt);
  port.postMessage({ id, answer });
});
