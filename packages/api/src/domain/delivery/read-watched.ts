import type { Watched } from '@careloom/contract/resources/delivery';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { observations as seen } from '../../platform/db/schema/observations';
import type { Db } from '../../platform/db/database';
import { isoOf } from '../../platform/serialize/values';

type Kind = (typeof seen.kind.enumValues)[number];
/** The maximum rows of one table of the panel, so that a flood of messages does not become a flood of rows. */
const MOST = 100;

const of = (kind: Kind, since: Date) => and(eq(seen.kind, kind), gte(seen.created_at, since));
const release = { remote: seen.remote, version: seen.version };
/** Capped at the maximum integer. Without rows the sum would be null, and `least` would return the cap. */
const sum = (column: typeof seen.count | typeof seen.failed) => sql<number>`least(coalesce(sum(${column}), 0), 2147483647)::int`;
const [count, failed] = [sum(seen.count), sum(seen.failed)];
const last = sql`max(${seen.created_at})`.mapWith(seen.created_at);
const rounded = (value: SQL) => sql<number>`round((${value})::numeric, 3)::float8`;
const total = rounded(sql`sum(${seen.value})`);
const most = rounded(sql`max(${seen.most})`);
const quantile = (of: SQL | typeof seen.value, part: number) =>
  rounded(sql`percentile_cont(${part}::float8) within group (order by ${of})`);

const withLast = <Line extends { last_seen: Date }>(lines: Line[]) => lines.map((line) => ({ ...line, last_seen: isoOf(line.last_seen) }));

/** Telemetry since a time, summed by release. */
export async function readWatched(db: Db, since: Date): Promise<Omit<Watched, 'since' | 'served'>> {
  const note = sql<string>`coalesce(${seen.note}, '')`;
  const failures = await db
    .select({
      ...release,
      phase: seen.name,
      message: note,
      trace_id: sql<string | null>`(array_agg(${seen.trace} order by ${seen.id} desc))[1]`,
      count,
      last_seen: last,
    })
    .from(seen)
    .where(of('failure', since))
    .groupBy(seen.remote, seen.version, seen.name, seen.note)
    .orderBy(desc(last))
    .limit(MOST);
  const loads = await db
    .select({ ...release, count, p50: quantile(seen.value, 0.5), p75: quantile(seen.value, 0.75), p95: quantile(seen.value, 0.95) })
    .from(seen)
    .where(of('load', since))
    .groupBy(seen.remote, seen.version)
    .orderBy(seen.remote, desc(last))
    .limit(MOST);
  const tasks = await db
    .select({ ...release, count, total_ms: total, max_ms: most })
    .from(seen)
    .where(of('task', since))
    .groupBy(seen.remote, seen.version)
    .orderBy(desc(total))
    .limit(MOST);
  const calls = await db
    .select({ ...release, of: seen.name, count, failed, mean_ms: rounded(sql`sum(${seen.value}) / sum(${seen.count})`), max_ms: most })
    .from(seen)
    .where(of('call', since))
    .groupBy(seen.remote, seen.version, seen.name)
    .orderBy(desc(total))
    .limit(MOST);
  const violations = await db
    .select({ ...release, directive: seen.name, blocked: note, count, last_seen: last })
    .from(seen)
    .where(of('violation', since))
    .groupBy(seen.remote, seen.version, seen.name, seen.note)
    .orderBy(desc(last))
    .limit(MOST);
  const overrides = await db
    .select({ remote: seen.remote, origin: seen.name, count, last_seen: last })
    .from(seen)
    .where(of('override', since))
    .groupBy(seen.remote, seen.name)
    .orderBy(desc(last))
    .limit(MOST);
  const [lost] = await db.select({ count }).from(seen).where(of('dropped', since));
  return {
    failures: withLast(failures),
    loads,
    vitals: await readVitals(db, since),
    tasks,
    calls,
    violations: withLast(violations),
    overrides: withLast(overrides),
    dropped: lost?.count ?? 0,
  };
}

/** A vital grows while a page is open and is reported again: only the last, worst value of each visit counts. */
async function readVitals(db: Db, since: Date): Promise<Watched['vitals']> {
  const worst = db
    .select({ ...release, name: seen.name, value: sql<number>`max(${seen.value})`.as('worst') })
    .from(seen)
    .where(of('vital', since))
    .groupBy(seen.remote, seen.version, seen.name, seen.trace)
    .as('visits');
  return db
    .select({
      remote: worst.remote,
      version: worst.version,
      name: worst.name,
      count: sql<number>`count(*)::int`,
      p75: quantile(sql`${worst.value}`, 0.75),
    })
    .from(worst)
    .groupBy(worst.remote, worst.version, worst.name)
    .orderBy(worst.remote, worst.version, worst.name)
    .limit(MOST);
}
