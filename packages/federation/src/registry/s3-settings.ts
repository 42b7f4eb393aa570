import { z } from '@careloom/contract/schema';

/** A bucket of any S3-compatible store. */
export interface S3Settings {
  /** Without a trailing slash; the bucket's name follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The public address of the bucket's files, without a trailing slash. Undefined: the server serves them. */
  publicUrl: string | undefined;
}

const address = z
  .string()
  .check(
    z.refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'has to be an address that begins with http:// or https://',
    ),
  );

const variables = z.object({
  S3_ENDPOINT: z.optional(address),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'has to be the name of a bucket: 3 to 63 small letters, digits, dots or hyphens'),
      ),
  ),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PUBLIC_URL: z.optional(address),
});

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const bare = (url: string) => url.replace(/\/+$/, '');

/**
 * Reads the `S3_*` variables; an empty one counts as not set.
 * @returns no settings if none is set; a sentence for each variable that is invalid or missing
 */
export function readS3Settings(source: Readonly<Record<string, string | undefined>>): {
  settings: S3Settings | undefined;
  faults: string[];
} {
  const given = Object.fromEntries(Object.entries(source).filter(([name, value]) => name.startsWith('S3_') && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    return { settings: undefined, faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = parsed.data;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const publicUrl = S3_PUBLIC_URL && bare(S3_PUBLIC_URL);
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    return { settings: { endpoint: bare(S3_ENDPOINT), bucket: S3_BUCKET, region: S3_REGION, ...keys, publicUrl }, faults: [] };
  }
  if (Object.keys(given).length === 0) return { settings: undefined, faults: [] };
  const missing = NEEDED.filter((name) => parsed.data[name] === undefined);
  return {
    settings: undefined,
    faults: missing.map((name) => `${name} is not set, but others of the bucket are: set ${NEEDED.join(', ')} or none of S3_*.`),
  };
}
