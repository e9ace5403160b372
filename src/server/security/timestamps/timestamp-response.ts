import { createHash, timingSafeEqual } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ExtKeyUsage,
  MessageImprint,
  SignedData,
  SignedDataVerifyError,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { TimestampFault } from './timestamp-faults.ts';

/**
 * Timestamps of an authority (RFC 3161): what is sent to it, and the check of what comes back. Imported with the first:
 * its library would slow down every start and every command.
 */

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const FOR_TIMESTAMPS = '1.3.6.1.5.5.7.3.8';

export type ReadTimestamp = { ok: true; at: Date } | { ok: false; why: TimestampFault };

/** The request for a timestamp of a text, in DER. `nonce`: bytes that the response must repeat. */
export function timestampRequest(text: string, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: digestOf(text) }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    // The response contains the authority's certificate.
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/**
 * Checks the whole response of an authority (DER): that it is a timestamp of that text, signed by a certificate for
 * timestamps that one of `authorities` (certificates in DER) issued and that was valid at its time. `nonce`: as it was
 * requested; absent for a response that was kept. Whether a certificate was revoked is not checked.
 */
export async function readTimestamp(
  response: Uint8Array,
  { text, authorities, nonce }: Expected,
): Promise<ReadTimestamp> {
  const parsed = parse(response);
  if ('why' in parsed) return refuse(parsed.why);
  const { signed, info } = parsed;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (
    hashAlgorithm.algorithmId !== SHA_256 ||
    !isEqual(hashedMessage.valueBlock.valueHexView, digestOf(text))
  )
    return refuse('wrongImprint');
  if (nonce !== undefined && !isEqual(info.nonce?.valueBlock.valueHexView, nonce))
    return refuse('wrongNonce');
  const why = await findSignatureFault(signed, text, authorities, info.genTime);
  return why === undefined ? { ok: true, at: info.genTime } : refuse(why);
}

/** What a response has to be about. */
interface Expected {
  text: string;
  authorities: readonly Uint8Array[];
  nonce?: Uint8Array;
}

const refuse = (why: TimestampFault): ReadTimestamp => ({ ok: false, why });

function parse(
  response: Uint8Array,
): { signed: SignedData; info: TSTInfo } | { why: 'unreadable' | 'refused' } {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(new Uint8Array(response));
    // Granted, or granted with modifications.
    if (status.status !== 0 && status.status !== 1) return { why: 'refused' };
    const signed = new SignedData({ schema: timeStampToken?.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (eContentType !== TST_INFO || eContent === undefined || signed.signerInfos.length !== 1)
      return { why: 'unreadable' };
    return { signed, info: TSTInfo.fromBER(eContent.getValue()) };
  } catch {
    return { why: 'unreadable' };
  }
}

async function findSignatureFault(
  signed: SignedData,
  text: string,
  authorities: readonly Uint8Array[],
  checkDate: Date,
): Promise<TimestampFault | undefined> {
  try {
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: bytesOf(text).buffer,
      trustedCerts: authorities.map((certificate) =>
        Certificate.fromBER(new Uint8Array(certificate)),
      ),
      checkChain: true,
      checkDate,
      extendedMode: true,
    });
    if (!signatureVerified) return 'wrongSignature';
    return signerCertificate && isForTimestamps(signerCertificate)
      ? undefined
      : 'unsuitableCertificate';
  } catch (error) {
    if (!(error instanceof SignedDataVerifyError)) throw error;
    return error.signerCertificateVerified === false ? 'unknownCertificate' : 'wrongSignature';
  }
}

function isForTimestamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(FOR_TIMESTAMPS);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const digestOf = (text: string) => createHash('sha256').update(text).digest();

function isEqual(found: Uint8Array | undefined, expected: Uint8Array): boolean {
  return (
    found !== undefined && found.length === expected.length && timingSafeEqual(found, expected)
  );
}
