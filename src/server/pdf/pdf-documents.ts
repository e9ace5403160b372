import type { ContractLocale } from '#domain/locale/locale.ts';

/** A name with what it says. */
export interface Pair {
  label: string;
  value: string;
}

/** Pairs in groups that belong together, under a heading. */
export interface PairSection {
  title: string;
  groups: Pair[][];
  /** Titles of the groups, in their order; empty for a group that has none. */
  groupTitles?: string[];
  /** Names the second column of this section alone. */
  answer?: string;
}

/** What every document says of itself and of the lender. Texts only: no markup is read in them. */
export interface DocumentFrame {
  lang: ContractLocale;
  title: string;
  /** Kept in the file's metadata. */
  subject: string;
  author: string;
  brand: string;
  /** What kind of document it is, beside the brand. */
  kind: string;
  /** On every page but the first. */
  running: string;
  /** Under the title: its reference, its date. */
  state: string[];
  footer: string[];
  /** «Page {n} sur {total}», around the numbers. */
  page: [before: string, between: string];
  /** Names the second column of its tables; the first is named by the section. */
  answer: string;
  law: { warning: string; example: string };
}

export interface SummaryDocument extends DocumentFrame {
  loan: {
    title: string;
    payment: string;
    perMonth: string;
    answer: string;
    figures: Pair[];
    /** A picture made of numbers alone, and what it shows. */
    river: { svg: string; alt: string };
  };
  sections: PairSection[];
  clauses: { title: string; paragraphs: string[] };
}

export interface SecciDocument extends DocumentFrame {
  key: PairSection;
  sections: PairSection[];
  table: { title: string; headers: string[]; rows: string[][]; total: string[] };
}

/** A document could not be set. Nothing of what it was to say stands in the message. */
export class PdfFailure extends Error {
  /** Trying again may help: the press stopped. It is no use where there is none, or where it refused. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass }: { mayPass: boolean }) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** Sets documents as tagged PDF, or rejects with a `PdfFailure`. `createdAt` is the date that the file states. */
export interface PdfRenderer {
  renderSummary(document: SummaryDocument, createdAt: Date): Promise<Buffer>;
  renderSecci(document: SecciDocument, createdAt: Date): Promise<Buffer>;
}
