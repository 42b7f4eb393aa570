import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 32 random bytes in base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash under which a token is stored: SHA-256, hexadecimal. Enough for 256 random bits, which cannot be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,128})$/i;

/** The token of an `Authorization` header, or undefined without a valid one. */
export const bearerToken = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
