import { type Encoding, etagIn, type SiteFile } from '../pages/load-site.ts';
import { chooseEncoding, isKnownBy } from '../pages/negotiate.ts';
import { type Asked, type Given, makeReady, type ReadyAnswer } from './ready-answer.ts';

/** What a page answers in an encoding. */
interface ReadyEncoding {
  readonly etag: string;
  /** To GET, and to HEAD; each where the page is known, and where it is not. */
  readonly answers: Record<'GET' | 'HEAD', { known?: ReadyAnswer; unknown?: ReadyAnswer }>;
}

interface ReadyPage {
  readonly file: SiteFile;
  readonly encodings: Partial<Record<Encoding, ReadyEncoding>>;
}

export interface ReadyPages {
  /** Keeps an answer for the next who asks the same. */
  keep(path: string, asked: Asked, file: SiteFile, given: Pick<Given, 'status' | 'headers'>): void;
  /** The answer to a request, if the same was answered before. */
  find(asked: Asked): ReadyAnswer | undefined;
}

/** The route that pages are declared with, as logs and metrics name it. */
export const PAGES_ROUTE = '/*';

/**
 * The answers of pages that were sent before. They depend on nothing but the page, the method, the encoding and
 * whether the page is known: all else that the framework adds to them is the same each time, save the request id.
 */
export function createReadyPages(): ReadyPages {
  const pages = new Map<string, ReadyPage>();
  return {
    keep: (path, { method, headers: asked }, file, { status, headers }) => {
      if (!isReading(method)) return;
      const encoding = chooseEncoding(asked['accept-encoding'], file.bodies);
      const body = status === 200 && method === 'GET' ? file.bodies[encoding] : undefined;
      const given = { status, headers, body, route: PAGES_ROUTE, isLookup: false };
      const answer = makeReady(method, given);
      if (answer === undefined) return;
      const page = pages.get(path) ?? { file, encodings: {} };
      pages.set(path, page);
      page.encodings[encoding] ??= {
        etag: etagIn(file, encoding),
        answers: { GET: {}, HEAD: {} },
      };
      page.encodings[encoding].answers[method][status === 304 ? 'known' : 'unknown'] = answer;
    },
    find: ({ method, url, headers }) => {
      const page = pages.get(pathIn(url));
      if (page === undefined || !isReading(method)) return undefined;
      // A script may be answered otherwise than a visitor's browser.
      if (headers['x-requested-with'] !== undefined) return undefined;
      const ready = page.encodings[chooseEncoding(headers['accept-encoding'], page.file.bodies)];
      if (ready === undefined) return undefined;
      const isKnown = isKnownBy(headers['if-none-match'], ready.etag);
      return ready.answers[method][isKnown ? 'known' : 'unknown'];
    },
  };
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** The address without its query. */
export function pathIn(url = '/'): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
