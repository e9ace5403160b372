import { vi } from 'vitest';

/** A status and a body; `lost`: no answer comes. */
export type Answer = readonly [status: number, body: unknown] | 'lost';

/** What a server answers to calls whose address matches; the last one that matches counts. */
export type Served = readonly [
  address: RegExp,
  answer: Answer | ((call: Made) => Answer | Promise<Answer>),
];

/** A call that the page made. */
export interface Made {
  readonly address: string;
  /** What was sent as JSON; empty without. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The form that was sent, where it was one. */
  readonly form: FormData | undefined;
  /** The token of the session that it was made under. */
  readonly token?: string | undefined;
}

/** The server of a page that a test opens: answers `fetch` and `XMLHttpRequest`, and keeps what was asked. */
export class PlayedServer {
  readonly calls: Made[] = [];
  private readonly answers: Served[];

  constructor(...answers: readonly Served[]) {
    this.answers = [...answers];
    vi.stubGlobal('fetch', async (address: string | URL, { body, headers }: RequestInit = {}) => {
      const token = new Headers(headers).get('authorization')?.slice('Bearer '.length);
      const [status, response] = await this.answer(String(address), body, token);
      return typeof response === 'string'
        ? new Response(response, { status })
        : Response.json(asOwn(status, response), { status });
    });
    const ask = (address: string, body: unknown) => this.answer(address, body);
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends PlayedRequest {
        protected override readonly ask = ask;
      },
    );
  }

  /** From now on the server answers so. */
  serve(...answers: readonly Served[]): void {
    this.answers.push(...answers);
  }

  /** The calls whose address matches. */
  made(address: RegExp): readonly Made[] {
    return this.calls.filter((call) => address.test(call.address));
  }

  private async answer(
    address: string,
    sent: unknown,
    token?: string,
  ): Promise<Exclude<Answer, 'lost'>> {
    const form = sent instanceof FormData ? sent : undefined;
    const call = { address, body: typeof sent === 'string' ? JSON.parse(sent) : {}, form, token };
    this.calls.push(call);
    const found = this.answers.findLast(([wanted]) => wanted.test(address))?.[1];
    const given = typeof found === 'function' ? await found(call) : found;
    if (given === undefined || given === 'lost') throw new TypeError('Failed to fetch');
    return given;
  }
}

/** A refusal as the server writes it: a problem with its type. What stands before the server answers a text. */
function asOwn(status: number, body: unknown): unknown {
  const isNamed = typeof body !== 'object' || body === null || 'type' in body || 'errors' in body;
  return status < 400 || isNamed ? body : { type: 'about:blank', status, ...body };
}

/** The part of `XMLHttpRequest` that sends a form, with progress: half of it, then all. */
abstract class PlayedRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  private address = '';
  private isAborted = false;
  protected abstract readonly ask: (address: string, body: unknown) => Promise<readonly unknown[]>;

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(): void {}

  send(body: unknown): void {
    this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
    this.upload.onprogress?.({ loaded: 2, total: 2, lengthComputable: true });
    this.ask(this.address, body).then(
      ([status, response]) => {
        if (this.isAborted) return;
        this.status = Number(status);
        this.responseText = typeof response === 'string' ? response : JSON.stringify(response);
        this.onload?.();
      },
      () => this.isAborted || this.onerror?.(),
    );
  }

  abort(): void {
    this.isAborted = true;
  }
}
