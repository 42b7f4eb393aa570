import type { delivery as calls, Observations } from '@careloom/contract/resources/delivery';
import type { BodyOf } from '@careloom/contract/call';
import { releaseIn } from '@careloom/contract/release-of';
import type { observations } from '../../platform/db/schema/observations';

export type Row = typeof observations.$inferInsert;

/** Of what belongs to no release: `remote` is never empty, so that the panel has something to show. */
const NOBODY = { remote: 'page', version: 'unknown' };

/** A batch of a tab as rows. */
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

/** Of an address what says where it is, and nothing of what it was asked with. A word (`inline`, `eval`) stays. */
function placeOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, MAX);
  const { protocol, origin, pathname } = new URL(blocked);
  return (origin === 'null' ? protocol : releaseIn(blocked) ? `${origin}${pathname}` : origin).slice(0, MAX);
}

/** A report of a browser as a row, ascribed to the release whose script did what was refused. */
export function rowOfReport({ 'csp-report': report }: BodyOf<typeof calls.report>): Row {
  const { 'source-file': source, 'blocked-uri': blocked, 'effective-directive': effective, 'violated-directive': violated } = report;
  const release = releaseIn(source ?? '') ?? releaseIn(blocked ?? '') ?? NOBODY;
  const [directive = violated] = (effective ?? violated).split(' ');
  return { kind: 'violation', ...release, version: release.version.slice(0, 80), name: directive, note: placeOf(blocked ?? 'inline') };
}
