import { createHash } from 'node:crypto';

/**
 * A subresource integrity value. It uses SHA-256 like the bundler's plugin: a preloaded file is only used if link and script have the same
 * hash, and hashes do not compress, so a longer one costs bytes.
 */
export const integrityOf = (body: string | Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;
