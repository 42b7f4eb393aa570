import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { SetUp } from '@careloom/contract/resources/second-factor';

const ISSUER = 'Careloom';
const PERIOD_S = 30;
/** Steps before and after the current one whose codes are accepted, because clocks differ. */
const WINDOW = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** What authenticator apps support: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** @returns base32 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The time step at `now`: 30 seconds each since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_S);

/** The time step of this code, at most one step from `now`; null for an invalid code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** The key as a QR code for an authenticator app, with one subpath for each row of adjacent dark modules. */
export function qrOf(secret: string, email: string): SetUp['qr'] {
  const { size, data } = encode(totpOf(secret, email).toString(), { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join('') };
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
