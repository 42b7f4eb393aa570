import { readerOf, type Reader } from '../version-for';

const NAME = 'careloom_reader';

/** The lifetime of a session, in seconds. */
const MONTH = 30 * 24 * 60 * 60;

/** A page request carries no session token, since no cookie holds one. This cookie only identifies the user and grants nothing. */
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The `Set-Cookie` value after signing in. @param address public address of the product */
export const readerCookie = (email: string, address: string): string => cookie(readerOf(email), MONTH, address.startsWith('https:'));

/** The `Set-Cookie` value after signing out. */
export const noReaderCookie = (address: string): string => cookie('', 0, address.startsWith('https:'));

/** The user that a request's cookies identify. */
export function readerIn(cookies: string | undefined): Reader | null {
  return new RegExp(`(?:^|;\\s*)${NAME}=([0-9a-f]{32})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
}
