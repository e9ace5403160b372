import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Faces } from '#domain/brand/faces.ts';
import { createThread } from '../../operation/threads/thread.ts';
import { type DocumentFonts, readDocumentFonts } from './document-fonts.ts';
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

/** The platforms with a compiler, which are the optional dependencies: npm installs the one that fits the machine. */
const PLATFORMS = [
  'linux-x64-gnu',
  'linux-x64-musl',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'darwin-arm64',
  'darwin-x64',
];

/** A renderer that can be checked without a document. */
export interface TypstRenderer extends PdfRenderer {
  /** Rejects with a `PdfFailure` if no document could be rendered. */
  check(): Promise<void>;
  /** Ends its thread once the documents under way are rendered. */
  close(): void;
}

/** Finds the file of a package; throws if it is not installed. */
type Resolve = (name: string) => string;

const NO_COMPILER = `no Typst for this machine (${process.platform}, ${process.arch}), see docs/decisions/013`;

const resolvePackage: Resolve = createRequire(import.meta.url).resolve;

/** What an operator should know on a machine without Typst, where everything but the documents works. */
export function adviseOnTypst(resolve = resolvePackage): readonly string[] {
  if (findCompiler(resolve) !== undefined) return [];
  return [`No PDF can be rendered, for pages or mails: ${NO_COMPILER}`];
}

/**
 * Renders documents with Typst, which tags them and refuses to make a file that is not accessible
 * (PDF/UA-1). The faces' files are read here. Its thread starts with the first document, and does not keep the program
 * from ending.
 */
export function createTypstRenderer(faces: Faces, resolve = resolvePackage): TypstRenderer {
  const fonts = readDocumentFonts(faces);
  const thread = createThread<Uint8Array | undefined>(
    () => startThread(fonts, resolve),
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
    close: thread.close,
  };
}

function findCompiler(resolve: Resolve): string | undefined {
  for (const platform of PLATFORMS) {
    try {
      return resolve(`@myriaddreamin/typst-ts-node-compiler-${platform}`);
    } catch {
      // Not installed on this machine.
    }
  }
  return undefined;
}

function startThread({ families, fonts }: DocumentFonts, resolve: Resolve): Worker {
  const compilerPath = findCompiler(resolve);
  if (compilerPath === undefined) throw new PdfFailure(NO_COMPILER, { mayPass: false });
  return new Worker(threadSource, {
    eval: true,
    workerData: {
      compilerPath,
      folder: FOLDER,
      fonts,
      templates: [
        ['faces.json', JSON.stringify(families)],
        ...Object.entries(templates).map(([path, text]) => [
          path.replace('./templates/', ''),
          text,
        ]),
      ],
    },
  });
}
