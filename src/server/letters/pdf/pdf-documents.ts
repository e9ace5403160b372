import type { Colours } from '#domain/brand/colours.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';

/** A label and its value. */
export interface Pair {
  label: string;
  value: string;
}

/** Pairs in groups that belong together, under a heading. */
export interface PairSection {
  title: string;
  groups: Pair[][];
  /** Titles of the groups, in order; empty for a group without a title. */
  groupTitles?: string[];
}

/** What every document says of itself and of the lender. Plain texts, never read as markup. */
export interface DocumentFrame {
  lang: ContractLocale;
  title: string;
  /** Stored in the file's metadata. */
  subject: string;
  author: string;
  brand: string;
  /** Each as `#rrggbb`. */
  palette: Pick<Colours, 'ink' | 'softInk' | 'data' | 'dataSoft' | 'hairline'>;
  /** The brand's mark as SVG, in the colour of text. */
  mark: string;
  /** What kind of document it is, next to the brand. */
  kind: string;
  /** On every page except the first. */
  running: string;
  /** Under the title: its reference, its date. */
  state: string[];
  footer: string[];
  /** "Page {n} sur {total}", around the numbers. */
  page: [before: string, between: string];
  law: { warning: string; example: string };
}

/** The loan as a chart made of numbers alone, and what stands with it. */
export interface DocumentPicture {
  svg: string;
  alt: string;
  key: string;
  /** Beneath it, side by side, each as wide as its share of the picture. */
  labels: readonly { when: string; amount: string; width: number }[];
}

export interface SummaryDocument extends DocumentFrame {
  loan: {
    title: string;
    payment: string;
    perMonth: string;
    figures: Pair[];
    /** Null where loans are not drawn. */
    picture: DocumentPicture | null;
  };
  sections: PairSection[];
  clauses: { title: string; paragraphs: string[] };
}

export interface SecciDocument extends DocumentFrame {
  key: PairSection;
  sections: PairSection[];
  table: { title: string; headers: string[]; rows: string[][]; total: string[] };
}

/** A document could not be rendered. The message contains nothing of its content. */
export class PdfFailure extends Error {
  /** Repeating may help: the renderer stopped. It does not help if there is none, or if it refused. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass }: { mayPass: boolean }) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** Renders documents as tagged PDF, or rejects with a `PdfFailure`. `createdAt` is the date in the file. */
export interface PdfRenderer {
  renderSummary(document: SummaryDocument, createdAt: Date): Promise<Buffer>;
  renderSecci(document: SecciDocument, createdAt: Date): Promise<Buffer>;
}
