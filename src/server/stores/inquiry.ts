import type { Locale } from '#domain/locale/locale.ts';
import type { SentForm } from '#journey/inquiries/sent-form.ts';
import type { Upload } from './upload.ts';

/** The forms of the website whose content goes to the lender. */
export const INQUIRY_FORMS = ['contact', 'coproperty', 'mortgage'] as const;
export type InquiryForm = (typeof INQUIRY_FORMS)[number];

/** A file as it is delivered to the lender: with the address that opens it. */
export type InquiryFile = Upload & { address: string };

/** What a visitor sent by a form of the website. */
export interface Inquiry {
  id: string;
  form: InquiryForm;
  lang: Locale;
  sentAt: Date;
  /** Under the names of the form's controls; what was left empty is absent. */
  answers: SentForm;
  files: readonly InquiryFile[];
}

/** What is known of it without decrypting it. */
export type InquirySummary = Pick<Inquiry, 'id' | 'form' | 'lang' | 'sentAt'>;

export interface InquiryStore {
  add(inquiry: Inquiry): Promise<void>;
  find(id: string): Promise<Inquiry | undefined>;
  /** Newest first: all, or the newest few. */
  list(newest?: number): Promise<InquirySummary[]>;
  /**
   * Decrypts all of them, oldest first, one after the other. Throws at what cannot be read, unless `unreadable` is
   * given: then it is called and the others continue.
   */
  each(unreadable?: (inquiry: Pick<Inquiry, 'id'>) => void): AsyncIterable<Inquiry>;
  /** With its files. */
  remove(id: string): Promise<void>;
  /** Deletes those delivered before `then`, with their files and deliveries; returns how many. */
  purgeDelivered(then: Date): Promise<number>;
}
