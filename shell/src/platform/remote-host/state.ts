import type { RegistryEntry } from '@careloom/contract/manifest';
import { isChunkLoadError } from '@careloom/shared/navigation';
import type { ComponentType } from 'react';

/** Where a failure happened. */
export type Phase = 'resolving' | 'loading' | 'rendering';

/** The states with a failure card. */
export type Broken =
  | { status: 'failed'; attempt: number; phase: Phase; version: string; error: unknown; traceId: string }
  | { status: 'incompatible'; attempt: number; remote: RegistryEntry; reason: string; traceId: string };

export type HostState =
  | { status: 'idle' }
  /** Looking the remote up. After a failure the current registry is fetched, and the card stays meanwhile. */
  | { status: 'resolving'; attempt: number; broken: Broken | null }
  | { status: 'loading'; attempt: number; remote: RegistryEntry; broken: Broken | null }
  | { status: 'ready'; attempt: number; remote: RegistryEntry; Content: ComponentType<object> }
  | Broken
  | { status: 'forbidden'; attempt: number };

export type HostEvent =
  | { type: 'start' }
  | { type: 'resolved'; remote: RegistryEntry }
  | { type: 'incompatible'; remote: RegistryEntry; reason: string; traceId: string }
  | { type: 'forbidden' }
  | { type: 'loaded'; Content: ComponentType<object> }
  /** `phase` only if it differs from the state's: a lazy chunk of a running remote is still loading. */
  | { type: 'failed'; error: unknown; traceId: string; phase?: Phase }
  | { type: 'retry' };

export const IDLE: HostState = { status: 'idle' };

/** Whether a failure card is shown and no retry is running. */
export const isBroken = (state: HostState): state is Broken => state.status === 'failed' || state.status === 'incompatible';

const attemptOf = (state: HostState) => (state.status === 'idle' ? 0 : state.attempt);

/**
 * The phase in which a failure in this state happened, and the version that failed; null if nothing was running. Each page of a remote is a
 * chunk of its own: if it failed to load, the failure is one of loading, not of rendering.
 */
function failingIn(state: HostState, error: unknown): { phase: Phase; version: string } | null {
  switch (state.status) {
    case 'resolving':
      return { phase: 'resolving', version: '' };
    case 'loading':
      return { phase: 'loading', version: state.remote.version };
    case 'ready':
      return { phase: isChunkLoadError(error) ? 'loading' : 'rendering', version: state.remote.version };
    case 'idle':
    case 'failed':
    case 'incompatible':
    case 'forbidden':
      return null;
  }
}

/** The reducer of one remote's state. An event that does not fit the state, such as a timedOut response after a retry, changes nothing. */
export function nextState(state: HostState, event: HostEvent): HostState {
  const attempt = attemptOf(state);
  switch (event.type) {
    case 'start':
      return state.status === 'idle' ? { status: 'resolving', attempt: 1, broken: null } : state;
    case 'retry':
      return isBroken(state) ? { status: 'resolving', attempt: attempt + 1, broken: state } : state;
    case 'forbidden':
      return { status: 'forbidden', attempt };
    case 'resolved':
      return state.status === 'resolving' ? { status: 'loading', attempt, remote: event.remote, broken: state.broken } : state;
    case 'incompatible': {
      const { remote, reason, traceId } = event;
      return state.status === 'resolving' ? { status: 'incompatible', attempt, remote, reason, traceId } : state;
    }
    case 'loaded':
      return state.status === 'loading' ? { status: 'ready', attempt, remote: state.remote, Content: event.Content } : state;
    case 'failed': {
      const at = failingIn(state, event.error);
      if (!at) return state;
      const { error, traceId, phase = at.phase } = event;
      return { status: 'failed', attempt, version: at.version, phase, error, traceId };
    }
  }
}

/** An id for one failure that a user can quote when reporting it: `7f3a-91c2-0e5d`. */
export function newTraceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}
