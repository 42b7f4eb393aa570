/** When the recorded calls were made, by their own clock. */
export const RECORDED_AT = new Date('2026-11-22T00:00:00.000Z');

const MINUTE_MS = 60_000;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g;
/** Seconds since 1970. */
const EXPIRES = RECORDED_AT.getTime() / 1000;
const ORIGIN = 'https://careloom.example';

/** Values that differ from run to run, and their replacements in examples. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90'],
  [/https?:\/\/(127\.0\.0\.1|localhost):\d+(?=\/)/g, ORIGIN],
  [/\b[\da-f]{64}\b/g, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/\b[\da-f]{40}\b/g, '3f786850e387550fdab836ed7e6dc881de23001b'],
  [/(?<![\w-])(clm_)?[\w-]{43}(?![\w-])/g, '$1k3yA9sW0xq2Jm5Vt8RbN1cLd7Ef4GhIuPoZaKsMwTyQ'],
  [/(?<=expires=)\d+/g, String(EXPIRES)],
  [/^\d{6}$/, '081623'],
];

/** Fields that differ. */
const FIELDS: Readonly<Record<string, unknown>> = {
  port: 443,
  public_key: 'BDQ7Mh07remRrK7RYHGwqX1AA-2fd6ydcw0nTBLnV4ZFbc8z5ew6eslEJSau5amSlArnfOXL7KGLemzSFZVMdgc',
  expires: EXPIRES,
  last_four: 'wTyQ',
  presence: '5d41402abc4b2a76b9719d911017c592',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 41, path: 'M0 0h7v1h-7z' },
  set_up: 'bXkga2V5',
  ticket: 'bXkgdGlja2V0',
  options: '{"challenge":"k3yA9sW0xq2Jm5Vt8RbN1cLd7Ef4GhIuPoZaKsMwTyQ","rpId":"careloom.example.org"}',
  credential: '{"id":"bXkga2V5","rawId":"bXkga2V5","type":"public-key","response":{}}',
  recovery_codes: ['AB2CD-EF3GH', 'JK4MN-PQ5RS'],
};
const differs = (key: string, value: unknown) => typeof value === typeof FIELDS[key];

const aWhileAgo = () => new Date(Date.now() - 10 * MINUTE_MS);

/** Times of the machine's clock are replaced by those of the recording; a computed time has no seconds. */
function settledInstant(written: string, since: Date): string {
  const instant = new Date(written);
  if (instant >= since && instant.getTime() < Date.now() + 10 * MINUTE_MS) return RECORDED_AT.toISOString();
  if (instant.getTime() % MINUTE_MS === 0) return written;
  return new Date(Math.floor(instant.getTime() / (60 * MINUTE_MS)) * 60 * MINUTE_MS).toISOString();
}

/**
 * A recorded value without what differs from run to run: times, tokens, signatures, the port of the server.
 * @param since times from then on come from the machine's clock, not from the recording's
 */
export function settled(value: unknown, since = aWhileAgo()): unknown {
  if (typeof value === 'string') {
    const plain = value.replace(INSTANT, (written) => settledInstant(written, since));
    return REPLACED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
  }
  if (Array.isArray(value)) return value.map((inner) => settled(inner, since));
  if (value instanceof Blob) return `(${value instanceof File ? value.name : 'file'})`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, differs(key, inner) ? FIELDS[key] : settled(inner, since)]));
}
