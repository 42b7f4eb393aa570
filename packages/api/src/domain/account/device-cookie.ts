const NAME = 'careloom_device';

/** The longest that browsers keep a cookie. */
export const KEPT_DAYS = 400;

/** The `Set-Cookie` value by which a browser is known at the next login. It grants nothing. @param address public address of the product */
export const deviceCookie = (device: string, address: string): string =>
  `${NAME}=${device}; Path=/api; Max-Age=${KEPT_DAYS * 86_400}; HttpOnly; SameSite=Lax${address.startsWith('https:') ? '; Secure' : ''}`;

/** What identifies the browser of a request; null for one that has not logged in yet, or has forgotten it. */
export const deviceIn = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
