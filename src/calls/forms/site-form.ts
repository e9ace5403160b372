import { z } from 'zod';
import { LOCALES } from '#domain/locale/locale.ts';

/** The controls of a form and its language: texts, any of which may be missing. */
export function controls<const Name extends string>(names: readonly Name[]) {
  const texts = names.map((name) => [name, z.string().optional()] as const);
  const shape: Record<string, z.ZodType> = Object.fromEntries(texts);
  return z.object({ ...shape, lang: z.enum(LOCALES).optional() });
}

/** What the bot check adds to a form. */
export const botCheckProof = {
  'cf-turnstile-response': z.string().optional().describe('The proof of the bot check'),
};

/** What a page adds that asks a question instead of the bot check. */
export const answeredQuestion = {
  question: z.string().optional().describe('The question, as on the page'),
  answer: z.string().optional(),
};

/** JSON if requested, else a page. */
export function jsonOrPage<const Json extends z.ZodType>(description: string, json: Json) {
  return {
    description,
    content: {
      'application/json': { schema: json },
      'text/html': { schema: z.string() },
    },
  } as const;
}
