import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** */
const LIFETIME_MS = 24 * 3_600_000;

/** Binds a link to the address that it was mailed to: after a change of the address it is void. */
export const emailHash = (email: string): string => createHash('sha256').update(email).digest('hex');

/** `expires` in seconds since 1970. */
export const signVerification = (key: Buffer, id: number, hash: string, expires: number): string =>
  createHmac('sha256', key).update(`${id}.${hash}.${expires}`).digest('base64url');

/** The address that a verification mail holds, under the API, good for 24 hours. */
export function verificationLink(key: Buffer, publicUrl: string, user: { id: number; email: string }, now: Date): string {
  const hash = emailHash(user.email);
  const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
  return `${publicUrl}/api/v1/auth/email/verify/${user.id}/${hash}?expires=${expires}&signature=${signVerification(key, user.id, hash, expires)}`;
}

/** Whether a link is ours and its day is not over. */
export function isLive(key: Buffer, link: { id: number; hash: string; expires: number; signature: string }, now: Date): boolean {
  const given = Buffer.from(link.signature);
  const right = Buffer.from(signVerification(key, link.id, link.hash, link.expires));
  return given.length === right.length && timingSafeEqual(given, right) && link.expires * 1000 > now.getTime();
}
