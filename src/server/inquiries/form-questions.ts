import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BotVerdict } from '../http/bot-check/bot-check.ts';
import type { KeyedHashes } from '../security/encryption/keyed-hashes.ts';
import { INQUIRY_FORMS, type InquiryForm } from '../stores/inquiry.ts';

/** How long a question is valid, in milliseconds: long enough to be read aloud and thought about. */
export const QUESTION_STANDS = 30 * 60_000;
/** The largest number in a sum, which starts at 1: they are written in words. */
const MAX_OPERAND = 9;

/** What is held of a form that waits for an answer, besides its text, which the page carries. */
export interface HeldForm {
  form: InquiryForm | 'newsletter';
  /** The ids of the files that have arrived. */
  files: readonly string[];
  /** Where the form is: a path. */
  back: string;
}

export interface FormQuestion {
  /** The two numbers to add up. */
  a: number;
  b: number;
  /** To be sent back with the answer. */
  token: string;
}

/** The outcome of an answer; `right`: whether the sum was right. */
export type Answered =
  | { ok: true; held: HeldForm; isRight: boolean; fingerprint: string; expiresAt: Date }
  | { ok: false };

/** A small sum, for visitors without scripts, who have no other proof. */
export interface FormQuestions {
  ask(held: HeldForm, now: Date): FormQuestion;
  /** Checks an answer, in digits; whether it was given before is checked elsewhere. */
  check(token: string, answer: string, now: Date): Answered;
}

const heldSchema = z.object({
  id: z.string().max(64),
  form: z.enum([...INQUIRY_FORMS, 'newsletter']),
  files: z.array(z.string().max(64)),
  back: z.string(),
  until: z.number(),
});

export interface QuestionServices {
  newId: () => string;
  randomIndex: (below: number) => number;
}

/**
 * Questions that only we can ask. The token states what is held and until when, never the answer, which
 * is a keyed hash bound to the token's id.
 */
export function createFormQuestions(
  hashes: KeyedHashes,
  services: QuestionServices,
): FormQuestions {
  return {
    ask: (held, now) => {
      const [a, b] = [1 + services.randomIndex(MAX_OPERAND), 1 + services.randomIndex(MAX_OPERAND)];
      const id = services.newId();
      const until = now.getTime() + QUESTION_STANDS;
      const text = Buffer.from(JSON.stringify({ id, ...held, until })).toString('base64url');
      const answer = hashes.of('form-answer', `${id} ${a + b}`);
      const signed = `${text}.${answer}`;
      return { a, b, token: `${signed}.${hashes.of('form-question', signed)}` };
    },
    check: (token, answer, now) => {
      const [text = '', right = '', signature = ''] = token.split('.');
      if (!hashes.fits('form-question', `${text}.${right}`, signature)) return { ok: false };
      const { id, until, ...held } = heldSchema.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
      );
      if (until <= now.getTime()) return { ok: false };
      return {
        ok: true,
        held,
        isRight: hashes.fits('form-answer', `${id} ${answer}`, right),
        fingerprint: createHash('sha256').update(`question:${id}`).digest('base64url'),
        expiresAt: new Date(until),
      };
    },
  };
}

/** The answer as a bot check's verdict, which storing a form requires. */
export function verdictOf({ fingerprint, expiresAt }: Extract<Answered, { ok: true }>): BotVerdict {
  return { ok: true, fingerprint, expiresAt };
}
