import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** */
const LIFETIME_MS = 24 * 3_600_000;

/** Ties a link to the address that it was mailed to: it becomes invalid when the address changes. */
export const emailHash = (email: string): string => createHash('sha256').update(email).digest('hex');

/** @param expires Unix seconds */
export const signVerification = (key: Buffer, id: number, hash: string, expires: number): string =>
  createHmac('sha256', key).update(`${id}.${hash}.${expires}`).digest('base64url');

/** The URL in a verification mail, under the API, valid for 24 hours. */
export function verificationLink(key: Buffer, publicUrl: string, user: { id: number; email: string }, now: Date): string {
  const hash = emailHash(user.email);
  const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
  return `${publicUrl}/api/v1/auth/email/verify/${user.id}/${hash}?expires=${expires}&signature=${signVerification(key, user.id, hash, expires)}`;
}

/** Whether the signature of a link is valid and the link has not expired. */
export function isLive(key: Buffer, link: { id: number; hash: string; expires: number; signature: string }, now: Date): boolean {
  const given = Buffer.from(link.signature);
  const right = Buffer.from(signVerification(key, link.id, link.hash, link.expires));
  return given.length === right.length && timingSafeEqual(given, right) && link.expires * 1000 > now.getTime();
}
