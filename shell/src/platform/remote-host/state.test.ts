import { describe, expect, test } from '@jest/globals';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { IDLE, nextState, type HostEvent, type HostState } from './state';

const remote = { name: 'jobs', version: '1.2.0' } as RegistryEntry;
const Content = () => null;
const failed: HostEvent = { type: 'failed', error: new Error('gone'), traceId: 'a-b' };

const after = (...events: HostEvent[]) => events.reduce<HostState>(nextState, IDLE);
const start: HostEvent = { type: 'start' };
const resolved: HostEvent = { type: 'resolved', remote };
const loaded: HostEvent = { type: 'loaded', Content };
const retry: HostEvent = { type: 'retry' };

describe('the state of a hosted remote', () => {
  test.each<[string, HostEvent[], Partial<HostState>]>([
    ['is looked up first', [start], { status: 'resolving', attempt: 1 }],
    ['is loaded when it is known', [start, resolved], { status: 'loading', remote }],
    ['is ready when it is there', [start, resolved, loaded], { status: 'ready', Content }],
    ['fails while it is looked up', [start, failed], { status: 'failed', phase: 'resolving', version: '' }],
    ['fails while it is loaded', [start, resolved, failed], { status: 'failed', phase: 'loading', version: '1.2.0' }],
    ['fails while it is drawn', [start, resolved, loaded, failed], { status: 'failed', phase: 'rendering', traceId: 'a-b' }],
    [
      'was not fetched whole: one of its pages comes in a chunk of its own',
      [start, resolved, loaded, { ...failed, error: Object.assign(new Error('gone'), { name: 'ChunkLoadError' }) }],
      { status: 'failed', phase: 'loading', version: '1.2.0' },
    ],
    ['is looked up anew on a retry', [start, resolved, failed, retry], { status: 'resolving', attempt: 2 }],
    [
      'keeps its card while it is tried again',
      [start, failed, retry, resolved],
      { status: 'loading', broken: after(start, failed) as never },
    ],
    ['says that a page of it is late', [start, resolved, loaded, { ...failed, phase: 'loading' }], { status: 'failed', phase: 'loading' }],
    ['is ready after a retry', [start, failed, retry, resolved, loaded], { status: 'ready', attempt: 2 }],
    [
      'does not fit',
      [start, { type: 'incompatible', remote, reason: 'needs shared ^2', traceId: 'c-d' }],
      { status: 'incompatible', reason: 'needs shared ^2', traceId: 'c-d' },
    ],
    [
      'may fit after a retry',
      [start, { type: 'incompatible', remote, reason: '', traceId: '' }, retry],
      { status: 'resolving', attempt: 2 },
    ],
    ['is forbidden', [start, { type: 'forbidden' }], { status: 'forbidden' }],
  ])('%s', (_what, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  test.each<[string, HostEvent[], HostEvent]>([
    ['a second start', [start, resolved], start],
    ['an answer after it failed', [start, failed], loaded],
    ['a late lookup', [start, resolved, loaded], resolved],
    ['a failure that was reported already', [start, failed], { ...failed, traceId: 'other' }],
    ['a retry while loading', [start], retry],
    ['a retry of a loaded remote', [start, resolved, loaded], retry],
  ])('%s changes nothing', (_what, events, event) => {
    const state = after(...events);
    expect(nextState(state, event)).toBe(state);
  });
});
