import type { RegistryEntry } from '@careloom/contract/manifest';
import { isNotFetched } from '@careloom/shared/navigation';
import type { ComponentType } from 'react';

/** Where a failure happened. */
export type Phase = 'resolving' | 'loading' | 'rendering';

export type HostState =
  | { status: 'idle' }
  /** Looking the remote up; after a failure in the registry as it is now. */
  | { status: 'resolving'; attempt: number }
  | { status: 'loading'; attempt: number; remote: RegistryEntry }
  | { status: 'ready'; attempt: number; remote: RegistryEntry; Content: ComponentType<object> }
  | { status: 'failed'; attempt: number; phase: Phase; version: string; error: unknown; traceId: string }
  | { status: 'incompatible'; attempt: number; remote: RegistryEntry; reason: string; traceId: string }
  | { status: 'forbidden'; attempt: number };

export type HostEvent =
  | { type: 'start' }
  | { type: 'resolved'; remote: RegistryEntry }
  | { type: 'incompatible'; remote: RegistryEntry; reason: string; traceId: string }
  | { type: 'forbidden' }
  | { type: 'loaded'; Content: ComponentType<object> }
  | { type: 'failed'; error: unknown; traceId: string }
  | { type: 'retry' };

export const IDLE: HostState = { status: 'idle' };

const attemptOf = (state: HostState) => (state.status === 'idle' ? 0 : state.attempt);

/**
 * The phase in which a failure of this state happened, and the version that failed; null where nothing is under way. A page of a remote
 * that runs comes in a chunk of its own: where that was not fetched, nothing stopped working.
 */
function failingIn(state: HostState, error: unknown): { phase: Phase; version: string } | null {
  switch (state.status) {
    case 'resolving':
      return { phase: 'resolving', version: '' };
    case 'loading':
      return { phase: 'loading', version: state.remote.version };
    case 'ready':
      return { phase: isNotFetched(error) ? 'loading' : 'rendering', version: state.remote.version };
    case 'idle':
    case 'failed':
    case 'incompatible':
    case 'forbidden':
      return null;
  }
}

/**
 * What becomes of one remote in its place. An event that does not belong to the state, as an answer that comes after the user
 * has tried again, changes nothing.
 */
export function nextState(state: HostState, event: HostEvent): HostState {
  const attempt = attemptOf(state);
  switch (event.type) {
    case 'start':
      return state.status === 'idle' ? { status: 'resolving', attempt: 1 } : state;
    case 'retry':
      return state.status === 'failed' || state.status === 'incompatible' ? { status: 'resolving', attempt: attempt + 1 } : state;
    case 'forbidden':
      return { status: 'forbidden', attempt };
    case 'resolved':
      return state.status === 'resolving' ? { status: 'loading', attempt, remote: event.remote } : state;
    case 'incompatible': {
      const { remote, reason, traceId } = event;
      return state.status === 'resolving' ? { status: 'incompatible', attempt, remote, reason, traceId } : state;
    }
    case 'loaded':
      return state.status === 'loading' ? { status: 'ready', attempt, remote: state.remote, Content: event.Content } : state;
    case 'failed': {
      const at = failingIn(state, event.error);
      return at ? { status: 'failed', attempt, ...at, error: event.error, traceId: event.traceId } : state;
    }
  }
}
