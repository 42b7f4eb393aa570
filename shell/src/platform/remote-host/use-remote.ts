import type { RegistryEntry } from '@careloom/contract/manifest';
import { forgetFailedPages } from '@careloom/shared/navigation';
import { useEffect, useReducer, useState } from 'react';
import { onRefreshed } from '../devtools-hook';
import { loadComponent } from '../federation/load-module';
import { providedVersions, incompatibility } from './compatibility';
import { holdRemote } from '../registry/in-use';
import { onServed } from '../registry/newer/look-for-newer';
import { ensureRegistry, remoteNamed, renewRemote } from '../registry/registry';
import { LoadTimer } from './load-timer';
import { IDLE, isBroken, nextState, type HostEvent, type HostState, newTraceId } from './state';
import { record } from '../telemetry/record';

declare const __DEV__: boolean;

export interface RemoteRequest {
  remote: string;
  /** Name in the manifest: `./app`. */
  module: string;
  exportName: string;
}

async function resolve(name: string, attempt: number): Promise<HostEvent> {
  await ensureRegistry();
  const remote = attempt > 1 ? await renewRemote(name) : remoteNamed(name);
  if (!remote) throw new Error(`The registry has no remote ${name}.`);
  const reason = incompatibility(remote.manifest, providedVersions);
  return reason === null ? { type: 'resolved', remote } : { type: 'incompatible', remote, reason, traceId: newTraceId() };
}

async function load(entry: RegistryEntry, module: string, exportName: string, limit: number): Promise<HostEvent> {
  const begun = performance.now();
  const Content = await loadComponent(entry, module, exportName, limit);
  record({ kind: 'load', remote: entry.name, version: entry.version, ms: performance.now() - begun });
  return { type: 'loaded', Content };
}

/** Logs and records each failure that a card is shown for. */
function noteFailure(name: string, state: HostState) {
  if (state.status === 'failed') {
    const { version, phase, error, traceId } = state;
    record({ kind: 'failure', remote: name, version, phase, error, traceId });
  } else if (state.status === 'incompatible') {
    const { remote, reason, traceId } = state;
    record({ kind: 'failure', remote: name, version: remote.version, phase: 'incompatible', error: reason, traceId });
  }
}

const failure = (error: unknown): HostEvent => ({ type: 'failed', error, traceId: newTraceId() });

/**
 * Loads a module of a remote.
 * @returns its state, a function to report a crash or request a retry, and its time limit
 */
export function useRemote({ remote, module, exportName }: RemoteRequest): [HostState, (event: HostEvent) => void, LoadTimer] {
  const [timer] = useState(() => new LoadTimer());
  const [state, dispatch] = useReducer(nextState, IDLE);
  const entry = state.status === 'loading' ? state.remote : null;
  const resolving = state.status === 'resolving' ? state.attempt : null;

  useEffect(() => holdRemote(remote), [remote]);

  useEffect(() => dispatch({ type: 'start' }), []);

  useEffect(() => {
    if (resolving === null) return;
    if (resolving > 1) forgetFailedPages();
    timer.begin();
    return settle(resolve(remote, resolving), dispatch);
  }, [remote, resolving, timer]);

  useEffect(() => {
    if (entry) return settle(load(entry, module, exportName, timer.left()), dispatch);
  }, [entry, module, exportName, timer]);

  const brokenVersion = isBroken(state) ? (state.status === 'failed' ? state.version : state.remote.version) : null;
  useEffect(() => {
    if (brokenVersion === null) return;
    return onServed(remote, ({ version }) => {
      if (version !== brokenVersion) dispatch({ type: 'retry' });
    });
  }, [remote, brokenVersion]);

  useEffect(() => noteFailure(remote, state), [remote, state]);

  const fetchable = state.status === 'failed' && state.phase !== 'rendering';
  useEffect(() => {
    if (!fetchable) return;
    const retry = () => dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fetchable]);

  const crashed = __DEV__ && state.status === 'failed' && state.phase === 'rendering';
  useEffect(() => {
    if (crashed) return onRefreshed(() => dispatch({ type: 'retry' }));
  }, [crashed]);

  return [state, dispatch, timer];
}

/** Dispatches the event that a promise resolves to, unless the effect has been cleaned up. */
function settle(promise: Promise<HostEvent>, dispatch: (event: HostEvent) => void): () => void {
  let current = true;
  promise.catch(failure).then(
    (event) => {
      if (current) dispatch(event);
    },
    () => undefined,
  );
  return () => {
    current = false;
  };
}
