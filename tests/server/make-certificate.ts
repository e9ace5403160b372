import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

export interface TestCertificate {
  /** The paths of both, in PEM. The certificate is its own authority. */
  certificate: string;
  key: string;
}

/** Makes a certificate for a server of that name ("localhost"), by the program `openssl`. */
export function makeCertificate(folder: string, name: string): TestCertificate {
  const certificate = join(folder, `${name}.crt`);
  const key = join(folder, `${name}.key`);
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '2'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
  chmodSync(key, 0o600);
  return { certificate, key };
}
