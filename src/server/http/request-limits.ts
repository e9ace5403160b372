/** How long requests and connections may take, and how many there may be. Durations in seconds. */
export interface RequestLimits {
  /** For the body of a call without files. */
  bodySeconds: number;
  /** For the whole of a form with files: 60 MB over a poor line. */
  uploadSeconds: number;
  /** For the head of a request. */
  headerSeconds: number;
  /** How long a connection is kept for another request: longer than the proxy in front keeps it. */
  keepAliveSeconds: number;
  /** The most open connections; further connections are closed. */
  maxConnections: number;
}

export const USUAL_REQUEST_LIMITS: RequestLimits = {
  bodySeconds: 60,
  uploadSeconds: 30 * 60,
  headerSeconds: 20,
  keepAliveSeconds: 72,
  maxConnections: 2_000,
};
