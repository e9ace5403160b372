import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { MailedLoan } from './mailed-loan.ts';

/** A part of a letter, in reading order. */
export type LetterPart =
  | { kind: 'text' | 'soft' | 'reference'; text: string }
  | { kind: 'steps'; title: string; steps: readonly string[] }
  | LoanPart
  | { kind: 'link' | 'quiet-link'; label: string; href: string };

interface LoanPart {
  kind: 'loan';
  productName: string;
  /** Undefined where the product is no longer offered. */
  tariff: Tariff | undefined;
  loan: MailedLoan;
  proviso: string;
}

export interface Letter {
  locale: Locale;
  subject: string;
  preview: string;
  firstname: string;
  parts: readonly LetterPart[];
  notYou: string;
}
