import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ContentInfo, SignedData, TimeStampReq, TimeStampResp } from 'pkijs';
import { timestampRequest } from '#server/security/timestamps/timestamp-response.ts';
import { writeEndlessly } from './write-endlessly.ts';

/** The ways in which an authority may answer, but for the honest one. */
export type Lie =
  | 'down'
  | 'hang'
  | 'huge'
  | 'garbage'
  | 'refused'
  | 'wrongImprint'
  | 'wrongNonce'
  | 'unsuitable'
  | 'issuedByAnyone'
  | 'damaged';

export interface TestAuthority {
  url: string;
  /** The path of its certificate in PEM, the certificate in DER, and that of the authority between. */
  certificate: string;
  root: Uint8Array;
  issuer: Uint8Array;
  /** How the next requests are answered, in order; after them honestly. */
  next(...lies: Lie[]): void;
  /** The number of requests that came in. */
  requests(): number;
  /** Its command's response to a request, in DER. */
  reply(request: Uint8Array): Uint8Array;
  close(): Promise<void>;
}

const CONFIGURATION = `
[req]
distinguished_name = name
prompt = no
[name]
CN = Test
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
[timestamps]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[code]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,codeSigning
[tsa]
default_tsa = honest
[honest]
serial = serial
crypto_device = builtin
signer_cert = timestamps.pem
certs = issuer.pem
signer_key = timestamps.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

/** An authority of timestamps (RFC 3161), made with `openssl ts`, behind an HTTP server. */
export async function startTimestampAuthority(): Promise<TestAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-authority-'));
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(join(folder, 'c.cnf'), CONFIGURATION);
  writeFileSync(join(folder, 'serial'), '01\n');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
  const issue = (name: string, by: string, extensions: string) => {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.csr`];
    openssl('req', ...key, '-subj', `/CN=${name}`, '-config', 'c.cnf', ...files);
    const ca = ['-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial', '-days', '2'];
    const kind = ['-extfile', 'c.cnf', '-extensions', extensions];
    openssl('x509', '-req', '-in', `${name}.csr`, ...ca, ...kind, '-out', `${name}.pem`);
  };
  const self = ['-subj', '/CN=root', '-config', 'c.cnf', '-extensions', 'authority', '-days', '2'];
  openssl('req', '-x509', ...key, ...self, '-keyout', 'root.key', '-out', 'root.pem');
  issue('issuer', 'root', 'authority');
  issue('timestamps', 'issuer', 'timestamps');
  issue('code', 'issuer', 'code');
  issue('forged', 'code', 'timestamps');
  const bundle = ['code', 'issuer'].map((name) => readFileSync(join(folder, `${name}.pem`)));
  writeFileSync(join(folder, 'bundle.pem'), Buffer.concat(bundle));

  const reply = (request: Uint8Array): Uint8Array => {
    writeFileSync(join(folder, 'q.tsq'), request);
    openssl('ts', '-reply', '-config', 'c.cnf', '-queryfile', 'q.tsq', '-out', 'r.tsr');
    return readFileSync(join(folder, 'r.tsr'));
  };
  /** A right timestamp, signed again by another certificate. */
  const replyBy = (signer: string, certificates: string, request: Uint8Array): Uint8Array => {
    const response = TimeStampResp.fromBER(new Uint8Array(reply(request)));
    const { encapContentInfo } = new SignedData({ schema: response.timeStampToken?.content });
    const content = encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0);
    writeFileSync(join(folder, 'info'), Buffer.from(content));
    const kind = ['-binary', '-nodetach', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
    const by = ['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-certfile', certificates];
    const cms = openssl('cms', '-sign', '-in', 'info', ...kind, ...by, '-outform', 'DER');
    response.timeStampToken = ContentInfo.fromBER(new Uint8Array(cms));
    return new Uint8Array(response.toSchema().toBER());
  };
  const lie = (kind: Lie, request: Uint8Array): Uint8Array => {
    const nonce = TimeStampReq.fromBER(new Uint8Array(request)).nonce?.valueBlock.valueHexView;
    if (kind === 'wrongImprint')
      return reply(timestampRequest('another entry', nonce ?? new Uint8Array([1])));
    if (kind === 'wrongNonce')
      // The same imprint, which is all that differs from a request of the command itself.
      return reply(withNonce(request, new Uint8Array([0x41, 0x42])));
    if (kind === 'unsuitable') return replyBy('code', 'issuer.pem', request);
    // By a certificate for programs, which may issue none.
    if (kind === 'issuedByAnyone') return replyBy('forged', 'bundle.pem', request);
    if (kind === 'refused') return reply(withPolicy(request, '1.2.3.4.9'));
    const right = Buffer.from(reply(request));
    // The signature is at the end.
    right.writeUInt8(right.readUInt8(right.length - 1) ^ 1, right.length - 1);
    return kind === 'damaged' ? right : Buffer.from('<html>Welcome</html>');
  };

  const lies: Lie[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    count += 1;
    answer(lies.shift(), response, (kind) => (kind === undefined ? reply(body) : lie(kind, body)));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const der = (name: string) => openssl('x509', '-in', `${name}.pem`, '-outform', 'DER');
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/tsr`,
    certificate: join(folder, 'root.pem'),
    root: der('root'),
    issuer: der('issuer'),
    next: (...more) => lies.push(...more),
    requests: () => count,
    reply,
    close: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      rmSync(folder, { recursive: true });
    },
  };
}

function answer(
  lie: Lie | undefined,
  response: ServerResponse,
  make: (lie: Lie | undefined) => Uint8Array,
): void {
  const head = { 'content-type': 'application/timestamp-reply' };
  if (lie === 'hang') return;
  if (lie === 'down') response.writeHead(503).end();
  else if (lie === 'huge') writeEndlessly(response.writeHead(200, head));
  else response.writeHead(200, head).end(make(lie));
}

function withNonce(request: Uint8Array, nonce: Uint8Array<ArrayBuffer>): Uint8Array {
  const query = TimeStampReq.fromBER(new Uint8Array(request));
  if (query.nonce) query.nonce.valueBlock.valueHexView = nonce;
  return new Uint8Array(query.toSchema().toBER());
}

/** The command refuses a policy that it does not know. */
function withPolicy(request: Uint8Array, policy: string): Uint8Array {
  const query = TimeStampReq.fromBER(new Uint8Array(request));
  query.reqPolicy = policy;
  return new Uint8Array(query.toSchema().toBER());
}
