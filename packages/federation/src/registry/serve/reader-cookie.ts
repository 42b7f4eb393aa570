import { readerOf, type Reader } from '../version-for';

const NAME = 'careloom_reader';

/** As long as a session lives, in seconds. */
const MONTH = 30 * 24 * 60 * 60;

/** A page is asked for without the session's token, which no cookie holds. This tells whose it is, and opens nothing. */
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** For the answer to whoever has signed in. @param address that the product is reached by */
export const readerCookie = (email: string, address: string): string => cookie(readerOf(email), MONTH, address.startsWith('https:'));

/** For the answer to whoever has signed out. */
export const noReaderCookie = (address: string): string => cookie('', 0, address.startsWith('https:'));

/** Whose page it is, by the request's cookies. */
export function readerIn(cookies: string | undefined): Reader | null {
  return new RegExp(`(?:^|;\\s*)${NAME}=([0-9a-f]{32})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
}
