const BEARER = /^Bearer ([A-Za-z0-9_-]{20,128})$/i;

/** The token of an `Authorization` header, or undefined where there is none of the right form. */
export const bearerToken = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
