import { Counter, type Registry } from 'prom-client';

/** What a tab says failed. */
export interface RemoteFailure {
  remote: string;
  version: string;
  phase: string;
}

/** As many different failures are told apart. Names come from browsers, and each is a line for as long as the server runs. */
const MOST = 200;

/** Failures of remotes in browsers, for Prometheus. Beyond the most that are told apart they count as `other`. */
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
