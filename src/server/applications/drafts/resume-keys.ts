import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Draft } from '../../stores/draft-store.ts';

/**
 * Links that continue a draft on another device. The hash covers the session that holds the draft: once
 * opened, the draft belongs to another session, and the link is spent.
 */
export interface ResumeKeys {
  tokenOf(draft: Pick<Draft, 'uniqid' | 'sessionId'>): string;
  /** The draft that a link names; `fits` says whether the link still opens it. */
  read(token: string): { uniqid: string; hash: string } | undefined;
  fits(draft: Pick<Draft, 'uniqid' | 'sessionId'>, hash: string): boolean;
  /** The session, a UUID, that a link opens on the device of this name: the same every time. */
  sessionOf(token: string, device: string): string;
}

const TOKEN = /^resume\.([A-Za-z0-9_-]{1,64})\.([\w-]{43})$/;

export function createResumeKeys(hashes: KeyedHashes): ResumeKeys {
  const held = ({ uniqid, sessionId }: Pick<Draft, 'uniqid' | 'sessionId'>) =>
    `${uniqid} ${sessionId}`;
  return {
    tokenOf: (draft) => `resume.${draft.uniqid}.${hashes.of('resume-link', held(draft))}`,
    read: (token) => {
      const [, uniqid, hash] = TOKEN.exec(token) ?? [];
      return uniqid === undefined || hash === undefined ? undefined : { uniqid, hash };
    },
    fits: (draft, hash) => hashes.fits('resume-link', held(draft), hash),
    sessionOf: (token, device) => asUuid(hashes.of('resume-device', `${token} ${device}`)),
  };
}

/** RFC 9562 §5.8: a UUID of our own format. */
function asUuid(hash: string): string {
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
