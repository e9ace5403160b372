import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PALETTE } from '#view/palette.ts';
import { createThread } from '../threads/thread.ts';
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
  const thread = createThread<Uint8Array | undefined>(
    () => startThread(resolve),
    (code) =>
      new PdfFailure(`The thread of Typst ended${code ? ` (${code})` : ''}`, { mayPass: true }),
  );
  const render = async (template: string, document: object, createdAt: Date): Promise<Buffer> => {
    const printed = printable(document);
    const attempts = [JSON.stringify(printed), JSON.stringify(plain(printed))];
    const seconds = Math.floor(createdAt.getTime() / 1000);
    const file = await thread.ask({ template, attempts, createdAt: seconds });
    if (file === undefined) throw new PdfFailure('Typst refused a document', { mayPass: false });
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };
  return {
    renderSummary: (document, createdAt) => render('summary.typ', document, createdAt),
    renderSecci: (document, createdAt) => render('secci.typ', document, createdAt),
    check: async () => void (await render('check.typ', {}, new Date(0))),
  };
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

function startThread(resolve: Resolve): Worker {
  return new Worker(threadSource, {
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
}
