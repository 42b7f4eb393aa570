import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a certificate for `localhost` for this test, in the folder of `npm run nginx -- --certificates`.
 * @returns the certificate, for clients to trust
 */
export function makeCertificate(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = (ending: string) => path.join(folder, `localhost.${ending}`);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file('key')];
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-out', file('crt')];
  execFileSync('openssl', ['req', '-x509', ...key, ...whose], { stdio: 'pipe' });
  return readFileSync(file('crt'), 'utf8');
}
