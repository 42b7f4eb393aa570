import { call } from '../call';
import { instant } from '../entities';
import { number, oneOf, optional, text } from '../rules';
import { z } from '../schema';

/** The phase in which a part of the product failed. `uncaught`: no boundary caught the error; `leaving`: thrown during unmount. */
export const PHASES = ['resolving', 'loading', 'rendering', 'incompatible', 'leaving', 'uncaught'] as const;
export type WatchedPhase = (typeof PHASES)[number];

/** Measured per page load, as defined by Google's web vitals: milliseconds, except CLS, which is a score. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Maximum number of entries of each kind in one batch. The total stays below what a closing page may send. */
export const BATCH = { failures: 40, loads: 20, vitals: 40, sums: 80, overrides: 10 } as const;

/** Maximum size of a batch, in bytes. */
export const BATCH_BYTES = 64_000;

/** How far back the panel shows data, and how long data is kept, in hours. */
export const WATCHED_HOURS = 14 * 24;

const name = () => text(40).check(z.regex(/^[a-z][a-z0-9-]*$/, { error: 'validation.regex' }));
const release = { remote: name(), version: text(80) };
const milliseconds = () => number({ min: 0, max: 3_600_000 });
const count = () => number({ min: 1, max: 100_000, integer: true });
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z._default(z.array(item).check(z.maxLength(most)), []);

const sum = {
  ...release,
  count: count(),
  failed: number({ min: 0, max: 100_000, integer: true }),
  total_ms: milliseconds(),
  max_ms: milliseconds(),
};

/** The observations of a tab since its last batch. Anonymous: no person, no record, no address with ids, no typed text. */
const observations = z.object({
  failures: listOf(
    z.object({ ...release, phase: oneOf(PHASES), message: text(200), trace_id: optional(text(40)), count: count() }),
    BATCH.failures,
  ),
  /** From the first request for a remote until its component is ready, once per tab and version. */
  loads: listOf(z.object({ ...release, ms: milliseconds() }), BATCH.loads),
  /** `visit` is a random id of one page load, so that a worse value replaces the earlier one. */
  vitals: listOf(z.object({ ...release, name: oneOf(VITALS), value: milliseconds(), visit: text(60) }), BATCH.vitals),
  /** API calls, summed up. `of` is method and path as in the contract. */
  calls: listOf(z.object({ ...sum, of: text(120) }), BATCH.sums),
  /** Tasks that blocked the page for 50 ms or more, summed up. */
  tasks: listOf(z.object(sum), BATCH.sums),
  overrides: listOf(z.object({ remote: name(), origin: text(120) }), BATCH.overrides),
  /** Number of observations in this tab that exceeded the limits. */
  dropped: z._default(number({ min: 0, max: 1_000_000, integer: true }), 0),
});
export type Observations = z.output<typeof observations>;

const ofRelease = { remote: z.string(), version: z.string() };
const seen = { count: z.number(), last_seen: instant };

/** The served releases, and what tabs observed of them after `since`. Times are milliseconds. */
const watched = z.object({
  since: instant,
  served: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      since: z.nullable(instant),
      /** A version served to some users: share in percent, and the number of users chosen by name. */
      candidate: z.nullable(z.object({ version: z.string(), share: z.number(), named: z.number() })),
    }),
  ),
  failures: z.array(z.object({ ...ofRelease, phase: z.string(), message: z.string(), trace_id: z.nullable(z.string()), ...seen })),
  loads: z.array(z.object({ ...ofRelease, count: z.number(), p50: z.number(), p75: z.number(), p95: z.number() })),
  vitals: z.array(z.object({ ...ofRelease, name: z.string(), count: z.number(), p75: z.number() })),
  tasks: z.array(z.object({ ...ofRelease, count: z.number(), total_ms: z.number(), max_ms: z.number() })),
  calls: z.array(
    z.object({ ...ofRelease, of: z.string(), count: z.number(), failed: z.number(), mean_ms: z.number(), max_ms: z.number() }),
  ),
  violations: z.array(z.object({ ...ofRelease, directive: z.string(), blocked: z.string(), ...seen })),
  overrides: z.array(z.object({ remote: z.string(), origin: z.string(), ...seen })),
  dropped: z.number(),
});
export type Watched = z.output<typeof watched>;

/** The fields used here of a report that a browser sends to `report-uri`. */
const violation = z.object({
  'csp-report': z.object({
    'violated-directive': text(200),
    'effective-directive': optional(text(200)),
    'blocked-uri': optional(text(4_000)),
    'source-file': optional(text(4_000)),
  }),
});

/** How the parts of the product perform in users' browsers. */
export const delivery = {
  observe: call({
    id: 'A-200',
    method: 'POST',
    creates: false,
    path: '/observations',
    affects: ['delivery'],
    access: 'signed-in',
    body: observations,
    data: z.object({}),
  }),
  /** Sent by the browser itself, without a session. */
  report: call({
    id: 'A-201',
    method: 'POST',
    creates: false,
    path: '/csp-reports',
    affects: ['delivery'],
    access: 'public',
    body: violation,
    data: z.object({}),
  }),
  watch: call({
    id: 'A-202',
    method: 'GET',
    path: '/delivery',
    resource: 'delivery',
    access: ['delivery-read'],
    query: z.object({ hours: optional(number({ min: 1, max: WATCHED_HOURS, integer: true })) }),
    data: watched,
  }),
  /** A signed-in browser requests to load remotes from its developer's machine; the response sets a cookie. */
  takeBuilds: call({
    id: 'A-203',
    method: 'POST',
    creates: false,
    path: '/delivery/local-builds',
    affects: [],
    access: ['delivery-develop'],
    body: z.object({ origins: z.array(text(120)).check(z.minLength(1), z.maxLength(BATCH.overrides)) }),
    data: z.object({}),
  }),
};
