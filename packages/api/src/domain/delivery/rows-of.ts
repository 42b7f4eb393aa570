import type { delivery as calls, Observations } from '@careloom/contract/resources/delivery';
import type { BodyOf } from '@careloom/contract/call';
import { releaseIn } from '@careloom/contract/release-of';
import type { observations } from '../../platform/db/schema/observations';

export type Row = typeof observations.$inferInsert;

/** For data without a release: `remote` is never empty, so that the panel can show it. */
const NOBODY = { remote: 'page', version: 'unknown' };

/** The rows for a batch of a tab. */
export function rowsOfBatch({ failures, loads, vitals, calls: sums, tasks, overrides, dropped }: Observations): Row[] {
  return [
    ...failures.map(({ phase, message, trace_id, ...rest }): Row => ({
      kind: 'failure',
      name: phase,
      note: message,
      trace: trace_id,
      ...rest,
    })),
    ...loads.map(({ ms, ...release }): Row => ({ kind: 'load', value: ms, ...release })),
    ...vitals.map(({ visit, ...rest }): Row => ({ kind: 'vital', trace: visit, ...rest })),
    ...sums.map(({ of, total_ms, max_ms, ...rest }): Row => ({ kind: 'call', name: of, value: total_ms, most: max_ms, ...rest })),
    ...tasks.map(({ total_ms, max_ms, ...rest }): Row => ({ kind: 'task', value: total_ms, most: max_ms, ...rest })),
    ...overrides.map(({ remote, origin }): Row => ({ kind: 'override', remote, version: 'in development', name: origin })),
    ...(dropped > 0 ? [{ kind: 'dropped' as const, ...NOBODY, count: dropped }] : []),
  ];
}

const MAX = 200;

/** The location part of a URL, without query and fragment. Keywords (`inline`, `eval`) stay. */
function placeOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, MAX);
  const { protocol, origin, pathname } = new URL(blocked);
  return (origin === 'null' ? protocol : releaseIn(blocked) ? `${origin}${pathname}` : origin).slice(0, MAX);
}

/** The row for a browser's CSP report, attributed to the release whose script was blocked. */
export function rowOfReport({ 'csp-report': report }: BodyOf<typeof calls.report>): Row {
  const { 'source-file': source, 'blocked-uri': blocked, 'effective-directive': effective, 'violated-directive': violated } = report;
  const release = releaseIn(source ?? '') ?? releaseIn(blocked ?? '') ?? NOBODY;
  const [directive = violated] = (effective ?? violated).split(' ');
  return { kind: 'violation', ...release, version: release.version.slice(0, 80), name: directive, note: placeOf(blocked ?? 'inline') };
}
