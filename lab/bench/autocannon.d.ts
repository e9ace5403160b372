/** What the bench uses of autocannon, so that types are checked where it is not installed: it is needed by hand alone. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  export interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  export interface Options {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: readonly Request[];
    setupClient(client: Client): void;
  }
  export interface Result {
    errors: number;
    timeouts: number;
    /** In seconds. */
    duration: number;
    statusCodeStats?: Record<string, { count?: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
