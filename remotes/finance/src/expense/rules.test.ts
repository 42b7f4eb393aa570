import { describe, expect, test } from '@jest/globals';
import { allowedOn, barOf, type Viewer } from './rules';

const person = (id: number) => ({ id, first_name: 'A', last_name: 'B' });
const expense = { status: 'pending', added_by: person(5), worker: person(5), awaits_worker: 0, for_another: 0 } as const;
const manager: Viewer = { id: 1, mayCreate: true, mayApprove: true };
const worker: Viewer = { id: 5, mayCreate: true, mayApprove: false };
const leader: Viewer = { id: 7, mayCreate: true, mayApprove: false };

describe('why an expense can not be approved', () => {
  test.each([
    ['added by a worker', {}, null],
    ['added by oneself', { added_by: person(1) }, 'own'],
    ['spent by oneself', { worker: person(1) }, 'own'],
    ['changed by oneself', { for_another: 1 }, 'changed_by_you'],
    ['without a worker', { worker: null }, 'no_worker'],
    ['changed, and not confirmed yet', { awaits_worker: 1 }, 'with_worker'],
  ] as const)('%s', (_, changed, bar) => expect(barOf({ ...expense, ...changed }, manager)).toBe(bar));
});

describe('what is allowed', () => {
  const all = { approve: true, reject: true, edit: true, remove: true };
  const none = { approve: false, reject: false, edit: false, remove: false };
  test.each([
    ['the admin side, of a pending one', {}, manager, all],
    ['the admin side, of one they changed', { for_another: 1 }, manager, { ...all, approve: false }],
    ['the admin side, of their own', { added_by: person(1) }, manager, { ...all, approve: false, reject: false }],
    ['the admin side, of a decided one', { status: 'approved' }, manager, none],
    ['a worker, own expense', {}, worker, { ...none, edit: true, remove: true }],
    ['a worker, expense added for them by a manager', { added_by: person(1) }, worker, none],
    ['a worker, own rejected expense', { status: 'rejected' }, worker, none],
    ['a team leader, expense of a worker', {}, leader, none],
    ['a team leader, expense added by them', { added_by: person(7) }, leader, { ...none, edit: true, remove: true }],
    ['a user without permission to add', {}, { ...worker, mayCreate: false }, none],
  ] as const)('%s', (_, changed, viewer, allowed) => expect(allowedOn({ ...expense, ...changed }, viewer)).toEqual(allowed));
});
