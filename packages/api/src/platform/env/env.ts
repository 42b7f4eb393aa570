import { readDelivery, type Delivery } from '@careloom/federation/registry/serve/delivery';
import { z } from 'zod';
import { halfOfXero, pretendedXero, type XeroEnv, xeroOf } from './env-xero';
import { type RelyingParty, relyingPartyOf } from './relying-party';
import { LOOPBACK, misplacedOrigins, ownOrigins } from './env-origins';

const MIN_SECRET_LENGTH = 32;

const onOff = z.enum(['0', '1'], 'has to be 0 or 1').transform((value) => value === '1');
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'has to be a whole number')
    .transform(Number)
    .refine((value) => value <= max, `has to be at most ${max}`);
const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `has to be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    );

const variables = z.object({
  PORT: whole(65_535).default(4000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: address('http:', 'https:').optional(),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  CARELOOM_DATA_DIR: z.string().default('.data'),
  CARELOOM_DEMO: onOff.optional(),
  CARELOOM_WEB: onOff.default(false),
  CARELOOM_REGISTRY: z.string().optional(),
  CARELOOM_RELEASE_ON_START: onOff.optional(),
  CARELOOM_OVERRIDES: ownOrigins.default([]),
  CARELOOM_LOCAL_BUILDS: ownOrigins.default([]),
  BACKUP_BEFORE_MIGRATION: onOff.default(true),
  CARELOOM_SECRET: z.string().min(MIN_SECRET_LENGTH, `has to have ${MIN_SECRET_LENGTH} characters or more`).optional(),
  LOGIN_ERRORS: z.enum(['exact', 'uniform'], 'has to be exact or uniform').default('exact'),
  RATE_LIMIT: whole(1_000_000).default(1200),
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'has to be debug, info, warn, error or silent').default('info'),
  DRAIN_MS: whole(60_000).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,128}$/, 'has to be 20 to 128 letters, digits, - or _')
    .optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z.string().default('ap2'),
  XERO: z.enum(['demo', 'live'], 'has to be demo or live').optional(),
  XERO_CLIENT_ID: z.string().optional(),
  XERO_CLIENT_SECRET: z.string().optional(),
  XERO_WEBHOOK_KEY: z.string().optional(),
  XERO_DEMO_URL: address('http:').optional(),
});
type Variables = z.output<typeof variables>;

export interface HostedPusher {
  appId: string;
  key: string;
  secret: string;
  cluster: string;
}

/** The configuration from environment variables. `docs/operations.md` explains each. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** The base URL of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined: the address does not support passkeys. */
  readonly relyingParty: RelyingParty | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Demo data, demo accounts and the mailbox page. */
  readonly demo: boolean;
  /** Whether this process also serves the pages. */
  readonly web: boolean;
  /** A registry folder to serve unchanged. Undefined: the one in the data directory. */
  readonly registry: string | undefined;
  /** Whether this server releases the local builds. Only a demo does: elsewhere builds pass the gates of `npm run release`. */
  readonly releasesBuilt: boolean;
  /** Origins of remotes under development, which a tab on this machine may load instead of the released ones. */
  readonly overrides: readonly string[];
  /** Origins on developers' machines from which a browser with a grant may load a remote. */
  readonly localBuilds: readonly string[];
  readonly delivery: Delivery;
  readonly backUpBeforeMigration: boolean;
  readonly secret: string | undefined;
  readonly loginErrors: 'exact' | 'uniform';
  /** Calls a minute for each session, or each address without a session. 0 for no limit. */
  readonly rateLimit: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** How long the server answers "not ready" before it stops: long enough for a load balancer to notice. */
  readonly drainMs: number;
  /** The bearer token for Prometheus. Undefined: metrics are served to this machine only. */
  readonly metricsToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: this process serves realtime itself. */
  readonly pusher: HostedPusher | undefined;
  readonly xero: XeroEnv;
}

/** The environment is invalid. The message has one sentence for each wrong variable. */
export class EnvError extends Error {}

/**
 * Parses the environment. An empty variable counts as not set.
 * @throws EnvError
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  const values = parsed.data;
  const { delivery, faults } = readDelivery(given);
  const demo = values.CARELOOM_DEMO ?? (!values.DATABASE_URL && LOOPBACK.includes(values.HOST));
  const wrong = [...contradictions(values, demo), ...faults, ...(demo ? [] : missingForReal(values))];
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return { ...toEnv(values, demo), delivery };
}

function toEnv(values: Variables, demo: boolean): Omit<Env, 'delivery'> {
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    relyingParty: relyingPartyOf(publicUrl),
    databaseUrl: values.DATABASE_URL,
    dataDir: values.CARELOOM_DATA_DIR,
    demo,
    web: values.CARELOOM_WEB,
    registry: values.CARELOOM_REGISTRY,
    releasesBuilt: demo && !values.CARELOOM_REGISTRY && values.CARELOOM_RELEASE_ON_START !== false,
    overrides: values.CARELOOM_OVERRIDES,
    localBuilds: values.CARELOOM_LOCAL_BUILDS,
    backUpBeforeMigration: values.BACKUP_BEFORE_MIGRATION,
    secret: values.CARELOOM_SECRET,
    loginErrors: values.LOGIN_ERRORS,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_MS,
    metricsToken: values.METRICS_TOKEN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Careloom <no-reply@${new URL(publicUrl).hostname}>`,
    pusher: hostedPusher(values),
    xero: xeroOf(values, demo),
  };
}

function hostedPusher({ PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster }: Variables) {
  return appId && key && secret ? { appId, key, secret, cluster } : undefined;
}

const contradictions = (values: Variables, demo: boolean): string[] => [
  ...halfOfPusher(values),
  ...halfOfXero(values),
  ...pretendedXero(values, demo),
  ...misplacedOrigins(values),
];

function halfOfPusher(values: Variables): string[] {
  const keys = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;
  const missing = keys.filter((name) => !values[name]);
  if (missing.length === 0 || missing.length === keys.length) return [];
  return missing.map((name) => `${name} is not set, but others of PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET are: set all three or none.`);
}

/** Variables that only a real installation needs: the demo keeps its mail and generates its secret. */
function missingForReal({ SMTP_URL, DATABASE_URL, CARELOOM_SECRET }: Variables): string[] {
  const hint = 'To try Careloom out, set CARELOOM_DEMO=1.';
  return [
    ...(SMTP_URL ? [] : [`SMTP_URL is not set, so that no mail could leave. ${hint}`]),
    ...(DATABASE_URL && !CARELOOM_SECRET
      ? [`CARELOOM_SECRET is not set: it signs file addresses and links, the same in all processes on one DATABASE_URL. ${hint}`]
      : []),
  ];
}
