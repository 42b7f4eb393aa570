import { createHash } from 'node:crypto';

/**
 * A subresource-integrity value. SHA-256, as in the bundler's own: a preloaded file is used only where link and script say the same
 * hash, and no compression makes a longer one smaller.
 */
export const integrityOf = (body: string | Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;
