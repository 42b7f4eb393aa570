import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 32 random bytes in base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** How a token is stored: SHA-256, hexadecimal. Enough for 256 random bits, which no one guesses from a hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,128})$/i;

/** The token of an `Authorization` header, or undefined where there is none of the right form. */
export const bearerToken = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
