import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileVariant } from './files';

const DAY_MS = 86_400_000;

/** The content of a signed URL: which file, in which size, for whom, until when (Unix seconds). */
export interface FileGrant {
  fileId: number;
  variant: FileVariant;
  userId: number;
  expires: number;
}

/** The end of the next day (UTC): at least 24 hours, and the same for a whole day, so that URLs can be cached. */
export const expiryFor = (now: Date) => (Math.floor(now.getTime() / DAY_MS) + 2) * (DAY_MS / 1000);

export const signGrant = (key: Buffer, { fileId, variant, userId, expires }: FileGrant): string =>
  createHmac('sha256', key).update(`${fileId}.${variant}.${userId}.${expires}`).digest('base64url');

/** Whether the signature matches the grant and the grant has not expired. */
export function isGranted(key: Buffer, grant: FileGrant, signature: string, now: Date): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signGrant(key, grant));
  return given.length === right.length && timingSafeEqual(given, right) && grant.expires * 1000 > now.getTime();
}

export function fileAddress(key: Buffer, grant: FileGrant): string {
  const query = new URLSearchParams({ user: String(grant.userId), expires: String(grant.expires), signature: signGrant(key, grant) });
  if (grant.variant !== 'full') query.set('variant', grant.variant);
  return `/api/v1/files/${grant.fileId}?${query.toString()}`;
}
