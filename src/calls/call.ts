import type { z } from 'zod';

/** An answer with more than one form, or with its own media type. */
interface DescribedAnswer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

/**
 * A call between the browser and the server, in the form of a Fastify route. The browser uses only its
 * types (`#site/browser/call-api.ts`): what it sends and receives is the input of the schemas, and what the
 * server works with is their output.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to `API`; `:name` is a value of `params`. */
  readonly url: string;
  readonly schema: {
    readonly summary: string;
    readonly description?: string;
    readonly tags: readonly string[];
    readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
    readonly consumes?: readonly string[];
    readonly params?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly body?: z.ZodType;
    /** By status. A status that is not listed is answered by a problem (RFC 9457). */
    readonly response?: Readonly<Record<number, z.ZodType | DescribedAnswer>>;
  };
}

/** What is sent as a part of a call; `undefined` if the call has no such part. */
export type Sent<
  C extends Call,
  Part extends 'params' | 'querystring' | 'body',
> = C['schema'][Part] extends z.ZodType ? z.input<C['schema'][Part]> : undefined;

type SchemaOf<Answer> = Answer extends z.ZodType
  ? Answer
  : Answer extends { content: Readonly<Record<string, { schema: infer Schema }>> }
    ? Schema
    : never;

/** The JSON of a described answer, as it is sent. */
export type Described<Answer> = z.input<Extract<SchemaOf<Answer>, z.ZodType>>;

/** The JSON answered with a status; unknown if the call does not describe it. */
export type Answered<C extends Call, Status extends number> = C['schema']['response'] extends {
  readonly [status in Status]: infer Answer;
}
  ? Described<Answer>
  : unknown;
