import { Counter, type Registry } from 'prom-client';

/** A failure reported by a tab. */
export interface RemoteFailure {
  remote: string;
  version: string;
  phase: string;
}

/** The maximum number of distinct failures. Names come from browsers, and each is a time series for as long as the server runs. */
const MOST = 200;

/** Counts failures of remotes in browsers, for Prometheus. Further distinct failures count as `other`. */
export function remoteFailures(register: Registry): (failure: RemoteFailure, count: number) => void {
  const counter = new Counter({
    name: 'careloom_remote_failures_total',
    help: 'Failures of shell and remotes that browsers told of',
    labelNames: ['remote', 'version', 'phase'] as const,
    registers: [register],
  });
  const known = new Set<string>();
  return (failure, count) => {
    const { remote, version, phase } = failure;
    const key = JSON.stringify([remote, version, phase]);
    if (known.size < MOST) known.add(key);
    counter.inc(known.has(key) ? { remote, version, phase } : { remote: 'other', version: 'other', phase }, count);
  };
}
