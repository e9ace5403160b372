import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PALETTE } from '#view/palette.ts';
import { PdfFailure, type PdfRenderer } from './pdf-documents.ts';
import { plain, printable } from './printable.ts';
import threadSource from './typst-thread.cjs?raw';

// The bundler puts the templates into the program, so that it renders documents wherever it runs.
const templates = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The virtual folder of the templates; nothing is read from the disk. */
const FOLDER = '/loanfront-documents';

/** The compiler for this machine; the last package contains its own choice of machines. */
const COMPILERS = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
  '@myriaddreamin/typst-ts-node-compiler',
];

const FONTS = [
  'besley/600SemiBold/Besley_600SemiBold.ttf',
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
];

interface Thread {
  set(template: string, attempts: readonly string[], createdAt: Date): Promise<Buffer | undefined>;
}

/** A renderer that can be checked without a document. */
export interface TypstRenderer extends PdfRenderer {
  /** Rejects with a `PdfFailure` if no document could be rendered. */
  check(): Promise<void>;
}

/** Finds the file of a package; throws if it is not installed. */
type Resolve = (name: string) => string;

/**
 * Renders documents with Typst, which tags them and refuses to make a file that is not accessible
 * (PDF/UA-1). Its thread starts with the first document, and does not keep the program from ending.
 */
export function createTypstRenderer(
  resolve: Resolve = createRequire(import.meta.url).resolve,
): TypstRenderer {
  let thread: Thread | undefined;
  const render = async (template: string, document: object, createdAt: Date): Promise<Buffer> => {
    thread ??= startThread(resolve, () => {
      thread = undefined;
    });
    const printed = printable(document);
    const attempts = [JSON.stringify(printed), JSON.stringify(plain(printed))];
    const file = await thread.set(template, attempts, createdAt);
    if (file === undefined) throw new PdfFailure('Typst refused a document', { mayPass: false });
    return file;
  };
  return {
    renderSummary: (document, createdAt) => render('summary.typ', document, createdAt),
    renderSecci: (document, createdAt) => render('secci.typ', document, createdAt),
    check: async () => void (await render('check.typ', {}, new Date(0))),
  };
}

interface Waiting {
  resolve(file: Buffer | undefined): void;
  reject(error: Error): void;
}

function findCompiler(resolve: Resolve): string {
  for (const name of COMPILERS) {
    try {
      return resolve(name);
    } catch {
      // not for this machine
    }
  }
  throw new PdfFailure('No Typst for this machine: see docs/decisions/013', { mayPass: false });
}

function findFontFolders(resolve: Resolve): string[] {
  try {
    return FONTS.map((font) => dirname(resolve(`@expo-google-fonts/${font}`)));
  } catch {
    throw new PdfFailure('The typefaces of the documents are not installed', { mayPass: false });
  }
}

/** `onEnd` is called when the thread has ended, so that another is needed. */
function startThread(resolve: Resolve, onEnd: () => void): Thread {
  const worker = new Worker(threadSource, {
    eval: true,
    workerData: {
      compilerPath: findCompiler(resolve),
      folder: FOLDER,
      fontFolders: findFontFolders(resolve),
      templates: [
        ['palette.json', JSON.stringify(PALETTE.light)],
        ...Object.entries(templates).map(([path, text]) => [
          path.replace('./templates/', ''),
          text,
        ]),
      ],
    },
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;

  let hasEnded = false;
  const end = (why = '') => {
    if (hasEnded) return; // an error precedes the exit, and another thread may have started by then
    hasEnded = true;
    onEnd();
    for (const { reject } of waiting.values())
      reject(new PdfFailure(`The thread of Typst ended${why}`, { mayPass: true }));
    waiting.clear();
  };
  // Only the system's code («ERR_DLOPEN_FAILED»): a message may quote the document.
  worker.on('error', (error) => end('code' in error ? ` (${error.code})` : ''));
  worker.on('exit', () => end());
  worker.on('message', ({ id, file }: { id: number; file: Uint8Array | undefined }) => {
    waiting.get(id)?.resolve(file && Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();

  return {
    set: (template, attempts, createdAt) =>
      new Promise((settle, reject) => {
        count += 1;
        waiting.set(count, { resolve: settle, reject });
        worker.ref();
        const seconds = Math.floor(createdAt.getTime() / 1000);
        worker.postMessage({ id: count, template, attempts, createdAt: seconds });
      }),
  };
}
