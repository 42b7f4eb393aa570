const NAME = 'careloom_device';

/** The maximum lifetime that browsers allow for a cookie, in days. */
export const KEPT_DAYS = 400;

/** The `Set-Cookie` value that identifies a browser at its next login. It grants no access. @param address public address of the product */
export const deviceCookie = (device: string, address: string): string =>
  `${NAME}=${device}; Path=/api; Max-Age=${KEPT_DAYS * 86_400}; HttpOnly; SameSite=Lax${address.startsWith('https:') ? '; Secure' : ''}`;

/** The device id in a request's cookies; null without a valid device cookie. */
export const deviceIn = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
