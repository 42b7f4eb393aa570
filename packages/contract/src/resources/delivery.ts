import { call } from '../call';
import { instant } from '../entities';
import { number, oneOf, optional, text } from '../rules';
import { z } from '../schema';

/** Where a part of the product failed. `uncaught` is what no boundary caught, `leaving` what was thrown while it was taken away. */
export const PHASES = ['resolving', 'loading', 'rendering', 'incompatible', 'leaving', 'uncaught'] as const;
export type WatchedPhase = (typeof PHASES)[number];

/** Of one load of a page, as Google's web vitals are defined: milliseconds, but for CLS, which is a score. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The most that one batch holds of each kind. Together it stays under what a page may send while it is closed. */
export const BATCH = { failures: 40, loads: 20, vitals: 40, sums: 80, overrides: 10 } as const;

/** What a batch weighs at most, in bytes. */
export const BATCH_BYTES = 64_000;

/** How far back the panel looks, in hours, and how long anything is kept. */
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

/** What a tab saw since it last sent something. It names nobody: no person, no record, no address with ids, nothing that was typed. */
const observations = z.object({
  failures: listOf(
    z.object({ ...release, phase: oneOf(PHASES), message: text(200), trace_id: optional(text(40)), count: count() }),
    BATCH.failures,
  ),
  /** From the first ask for a remote until its component is there, once a tab for each version. */
  loads: listOf(z.object({ ...release, ms: milliseconds() }), BATCH.loads),
  /** `visit` is drawn for one load of a page, so that a value that got worse replaces what it was. */
  vitals: listOf(z.object({ ...release, name: oneOf(VITALS), value: milliseconds(), visit: text(60) }), BATCH.vitals),
  /** Calls of the API, added up. `of` is method and path as the contract has it. */
  calls: listOf(z.object({ ...sum, of: text(120) }), BATCH.sums),
  /** Work that kept the page from answering for 50 ms and more, added up. */
  tasks: listOf(z.object(sum), BATCH.sums),
  overrides: listOf(z.object({ remote: name(), origin: text(120) }), BATCH.overrides),
  /** What found no room, in this tab. */
  dropped: z._default(number({ min: 0, max: 1_000_000, integer: true }), 0),
});
export type Observations = z.output<typeof observations>;

const ofRelease = { remote: z.string(), version: z.string() };
const seen = { count: z.number(), last_seen: instant };

/** What is served, and what tabs saw of it since `since`. Times are milliseconds. */
const watched = z.object({
  since: instant,
  served: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      since: z.nullable(instant),
      /** A version that some get: percent of everybody, and how many by name. */
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

/** As a browser sends it to `report-uri`, of what is read here. */
const violation = z.object({
  'csp-report': z.object({
    'violated-directive': text(200),
    'effective-directive': optional(text(200)),
    'blocked-uri': optional(text(4_000)),
    'source-file': optional(text(4_000)),
  }),
});

/** How the parts of the product do in the browsers of those who use it. */
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
  /** By the browser itself, which has no session. */
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
  /** A signed-in browser asks to take remotes from its developer's machine; what it gets is a cookie. */
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
