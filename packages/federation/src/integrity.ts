import { createHash } from 'node:crypto';

/** A subresource-integrity value, as in an `integrity` attribute or a style hash of a policy. */
export const integrityOf = (body: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`;
